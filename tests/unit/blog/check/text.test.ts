import {testFindings} from '../../../support/postFixtures';

/** Broken posts by what is wrong with their texts, and what their writer is told. */
testFindings({
  diagram: [
    '22 diagram: The diagram has no title. Write title="<its caption>" after mermaid.',
    '27 diagram: A diagram cannot begin with "pie". Begin with stateDiagram-v2, sequenceDiagram, flowchart TB, classDiagram, erDiagram or xychart-beta.',
  ],
  headings: [
    '22 heading "The whole story": It has one #, as only the title of the post has. Write it with two: ## The whole story',
    '26 heading: The heading has no words. Write some behind the # signs, or delete the line.',
    '28 heading "Why It Happens": Another heading has the same words. Word one of them differently.',
    '32 heading "Deep": It has 4 # signs, below a heading with 2. Skip no level: ### Deep',
    '36 heading "The end": It has one #, as only the title of the post has. Write it with two: ## The end',
  ],
  'headings-start': ['14 heading "Why it happens": It has 3 # signs, below none. Skip no level: ## Why it happens'],
  'pictures-alt': [
    '22 picture "bars.svg": It has no description for readers who cannot see it. Write what it shows in the [ ]: ![what it shows](picture.svg "Caption.")',
    '24 picture "bars.svg": "Screenshot of the dashboard" begins with "Screenshot of", which a screen reader says already. Begin with what it shows: The dashboard',
    '26 picture "bars.svg": "bars.svg" is the name of a file. Write what the picture shows, for readers who cannot see it.',
    '28 picture "bars.svg": "IMG_2041.JPG" is the name of a file. Write what the picture shows, for readers who cannot see it.',
    '30 picture "bars.svg": "Screen shot 2026-03-02 at 10.42.12.png" is the name of a file. Write what the picture shows, for readers who cannot see it.',
    '32 picture "bars.svg": "an Illustration showing two bars" begins with "an Illustration showing", which a screen reader says already. Begin with what it shows: Two bars',
  ],
  'pictures-missing': [
    '22 picture "chart.svg": There is no "chart.svg" in the post’s folder. It has cover.svg. Put the picture beside index.md and write its name.',
    '24 picture "../other/chart.svg": "../other/chart.svg" is not in the post’s folder. Put a copy beside index.md, and write its name alone.',
    '26 picture "/img/lost.svg": There is no file "/img/lost.svg". Did you mean "/img/logo.svg"? Put the picture into the post’s folder, and write its name alone.',
  ],
  'pictures-outside': [
    '22 picture "https://www.example.org/chart.png": It is loaded from another place: "https://www.example.org/chart.png". Put the picture into the post’s folder, if you may use it, and write its name in the ( ).',
  ],
  'pictures-size': [
    '22 picture "small.png": "small.png" is 200 x 100 pixels, which is too small. Export it at least 320 pixels wide.',
    '24 picture "wide.png": "wide.png" is 4000 x 10 pixels, which is too large. Export it at most 3200 pixels wide.',
  ],
  placeholders: [
    '3 excerpt: It is still the placeholder text. Write your own. One or two sentences of 50 to 160 characters for cards, feeds and search engines.',
    '22 heading "Replace this: the first thing to know": It is still the placeholder text. Write your own words in its place, or delete it.',
    '24 paragraph "Replace this paragraph: make one point.": It is still the placeholder text. Write your own words in its place, or delete it.',
  ],
  'text-characters': [
    '22 text: The line has a character that cannot be shown: U+0007. Delete it; the line may have to be typed again.',
  ],
  'text-empty': ['text: There is no text below the fields. Write at least 50 words below the second ---.'],
  'text-heading-first': [
    '12 text: The post begins with a heading. Put a paragraph before it that says what the post is about.',
  ],
  'text-html': [
    '22 text "<!-- truncate -->": This is an HTML comment. Delete it; a post needs no marks for its excerpt.',
    '24 text "<b>": This is HTML, and posts are plain Markdown. Write it as Markdown: **bold**, [link](/docs), ![what it shows](picture.svg). For the sign itself write \\<',
    '26 text "<Chart data="x" />": This is HTML, and posts are plain Markdown. Write it as Markdown: **bold**, [link](/docs), ![what it shows](picture.svg). For the sign itself write \\<',
  ],
  'text-marks': [
    '22 text "repeat **the words **of the ad.": The stars ** are shown as they are. Put ** directly before the first and directly after the last bold word, without a space between.',
    '24 text "##Headline": It is not read as a heading. Put a space between the # signs and the words.',
    '26 text "Read [the guide] (/docs/ab-testing) first.": It is not read as a link. Write [words](/address), without a space between ] and ( or in the address.',
  ],
  'text-openings': ['a list', 'a table', 'a diagram or code', 'a line', 'a picture'].map(
    (first, index) =>
      `2025-10-0${index}-post/index.md: 12 text: The post begins with ${first}. Put a paragraph before it that says what the post is about.`,
  ),
  'text-short': ['text: It has 49 words, which is no article yet. Write at least 50 words below the second ---.'],
});
