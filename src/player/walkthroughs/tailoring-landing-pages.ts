import type {Walkthrough} from '..';
import {audiencePanel, bothVersions, demoPage, editor, officePage} from './demoPage';

const visited = {...demoPage, address: officePage.address};
const headlines = {
  kind: 'choices',
  title: 'Headline for offices',
  choices: [
    {label: officePage.headline},
    {label: 'The coffee your team will notice'},
    {label: 'Office coffee, off your to-do list'},
  ],
  own: true,
} as const;
const texts = {
  kind: 'choices',
  title: 'Text for offices',
  choices: [
    {label: officePage.text},
    {label: 'Coffee for eight to eighty people, on one invoice.'},
    {label: 'Ground or whole, at your office every Monday.'},
  ],
  own: true,
} as const;
const withHeadline = {...visited, headline: officePage.headline, tailored: ['headline']} as const;
const withText = {...withHeadline, text: officePage.text, tailored: ['headline', 'text']} as const;

export default {
  poster: 20,
  en: [
    {
      seconds: 4,
      chapter: 'Open the page',
      caption: 'Open your page in Chrome and click Tailor in the toolbar.',
      view: editor(demoPage, {cursor: 'extension'}),
    },
    {
      seconds: 4,
      chapter: 'Pick an audience',
      caption: 'Choose the audience. An asterisk matches every campaign that begins the same way.',
      view: editor(visited, {panel: {...audiencePanel, chosen: 1}, cursor: 'choice'}),
    },
    {
      seconds: 4,
      chapter: 'Rewrite headline and text',
      caption: 'Click the headline to see what the AI suggests for this audience.',
      view: editor(visited, {panel: headlines, selected: 'headline', cursor: 'headline'}),
    },
    {
      seconds: 4,
      caption: 'Choose a version, or type your own.',
      view: editor(withHeadline, {panel: {...headlines, chosen: 0}, cursor: 'choice'}),
    },
    {
      seconds: 3,
      caption: 'Do the same with the text below it.',
      view: editor(withHeadline, {panel: texts, selected: 'text', cursor: 'text'}),
    },
    {
      seconds: 3,
      caption: 'The outline marks what changed for this audience.',
      view: editor(withText, {panel: {...texts, chosen: 0}, cursor: 'choice'}),
    },
    {
      seconds: 4,
      chapter: 'See both versions',
      caption: 'Offices see the outlined words. Everyone else sees the original.',
      view: bothVersions(demoPage, withText),
    },
  ],
} as const satisfies Walkthrough;
