import {testFindings} from '../../../support/postFixtures';

/** Broken posts by what is wrong with their fields, and what their writer is told. */
testFindings({
  author: [
    '5 author: "tailor-ai-taem" is not in blog/authors.yml. Did you mean "tailor-ai-team"? Write tailor-ai-team, or add the author to that file first.',
  ],
  category: [
    '6 category: "AI and Technolgy" is not one of the choices. Did you mean "AI & Technology"? Write exactly one of Product, Team Culture, Marketing, Community or AI & Technology.',
  ],
  'category-unknown': [
    '6 category: "Engineering" is not one of the choices. Write exactly one of Product, Team Culture, Marketing, Community or AI & Technology.',
  ],
  'date-figures': [
    '7 date: "10/08/2025" is not written as a date of this site. Write year, month and day as in 2025-10-08.',
  ],
  'date-not-in-calendar': [
    '7 date: "2025-02-30" is not in the calendar. Correct the month or the day. Write year, month and day as in 2025-10-08.',
  ],
  'date-time': ['7 date: "2025-10-08 09:30" has a time of day. A post has a day only. Write 2025-10-08'],
  'date-words': ['7 date: "8 October 2025" is not written as a date of this site. Write 2025-10-08'],
  'fields-empty': [
    '2 title: The field is empty. Write something behind "title:". 10 to 70 characters, in sentence case. Longer ones are cut off in search results.',
    '3 excerpt: The field has several lines. Write it in one line, in single quotes. One or two sentences of 50 to 160 characters for cards, feeds and search engines.',
    '7 author: The field is empty. Write something behind "author:". Who wrote it; authors are listed in blog/authors.yml.',
    '8 category: The field has a list, and one text is expected. Write one value, without [ ] { } or -. Exactly one of the five. They are Product, Team Culture, Marketing, Community and AI & Technology.',
  ],
  'fields-missing': [
    'excerpt: The field is missing. Add a line "excerpt: …" at the top. One or two sentences of 50 to 160 characters for cards, feeds and search engines.',
    'category: The field is missing. Add a line "category: …" at the top. Exactly one of the five. They are Product, Team Culture, Marketing, Community and AI & Technology.',
    'imageAlt: The field is missing. Add a line "imageAlt: …" at the top. What the cover shows, in 10 to 160 characters, for readers who cannot see it.',
  ],
  'fields-not-text': [
    "2 title: 2025 is read as a number, and text is expected. If it is meant, put it in quotes: title: '2025'",
    "4 slug: true is read as a yes or no, and text is expected. If it is meant, put it in quotes: slug: 'true'",
  ],
  'fields-unknown': [
    '10 description: There is no field "description". Here it is called "excerpt". A post has title, excerpt, slug, author, category, date, image and imageAlt, and no others.',
    '11 tags: There is no field "tags". Here it is called "category". A post has title, excerpt, slug, author, category, date, image and imageAlt, and no others.',
    '12 imageAtl: There is no field "imageAtl". Did you mean "imageAlt"? A post has title, excerpt, slug, author, category, date, image and imageAlt, and no others.',
    '13 draft: There is no field "draft". A post has title, excerpt, slug, author, category, date, image and imageAlt, and no others.',
  ],
  'slug-form': [
    '4 slug: "/blog/My Post!" cannot be an address: only small letters, digits and single hyphens between them can. Write my-post',
  ],
  'slug-long': [
    '4 slug: "a-post-about-many-things-that-has-an-address-which-goes-on-and-on" has 65 characters, and an address may have 60. Write a-post-about-many-things-that-has-an-address-which-goes-on',
  ],
  'slug-twice': [
    '4 slug: "good-post" is also the address of blog/2025-10-09-other/index.md. Write another for the newer of the two; an address that is out has to stay.',
    '2025-10-09-other/index.md: 4 slug: "good-post" is also the address of blog/2025-10-08-post/index.md. Write another for the newer of the two; an address that is out has to stay.',
  ],
  'title-length': [
    '2 title: "Hi" has 2 characters, which is too short. Write 10 to 70 characters.',
    '3 excerpt: "Too short." has 10 characters, which is too short. Write 50 to 160 characters.',
  ],
  'title-letters': [
    '2 title: The picture that social networks show of the post has no letters for 日, 本, 🎉 and ≤. Write the title in Latin letters, without emoji; the text below may have any.',
  ],
  'title-too-long': [
    '2 title: "A title that goes on and on until nobody remembers how it began, or why it did" has 78 characters, which is too long. Write 10 to 70 characters: leave out 8 or more.',
  ],
  'yaml-apostrophe': [
    "2 title: \"'What's new in testing'\" cannot be read, since characters such as : # ' \" [ @ have a meaning of their own here. Put it in single quotes, with each apostrophe written twice: title: 'What''s new in testing'",
    '3 excerpt: "@tailor says two sentences that are long enough for the card here." cannot be read, since characters such as : # \' " [ @ have a meaning of their own here. Put it in single quotes: excerpt: \'@tailor says two sentences that are long enough for the card here.\'',
  ],
  'yaml-colon': [
    '2 title: "Message match: keep the promise" cannot be read, since characters such as : # \' " [ @ have a meaning of their own here. Put it in single quotes: title: \'Message match: keep the promise\'',
  ],
  'yaml-empty': [
    'title: The field is missing. Add a line "title: …" at the top. 10 to 70 characters, in sentence case. Longer ones are cut off in search results.',
    'excerpt: The field is missing. Add a line "excerpt: …" at the top. One or two sentences of 50 to 160 characters for cards, feeds and search engines.',
    'slug: The field is missing. Add a line "slug: …" at the top. The last part of the address, in small letters, digits and hyphens: message-match. Do not change it once the post is out.',
    'author: The field is missing. Add a line "author: …" at the top. Who wrote it; authors are listed in blog/authors.yml.',
    'category: The field is missing. Add a line "category: …" at the top. Exactly one of the five. They are Product, Team Culture, Marketing, Community and AI & Technology.',
    'date: The field is missing. Add a line "date: …" at the top. The day of publication in Los Angeles. A post with a future date stays hidden until that day.',
    'image: The field is missing. Add a line "image: …" at the top. A picture of 1200 x 630 pixels, at most 400 kB.',
    'imageAlt: The field is missing. Add a line "imageAlt: …" at the top. What the cover shows, in 10 to 160 characters, for readers who cannot see it.',
  ],
  'yaml-hash': [
    '2 title: What stands behind # is left out: "1 of all". If it belongs to the value, put all in single quotes: title: \'The best reply is #1 of all\'. Otherwise delete it.',
  ],
  'yaml-none': [
    '1 the fields at the top: The file does not begin with them. Begin the first line with ---, write the eight fields, and put another --- on a line below them.',
  ],
  'yaml-stray-line': [
    '4 slug: "slug:good-post" is not a field: a name, a colon, a space and the value. Write slug: \'good-post\'',
    '5 author: The line begins with a space. Begin it with the name: author: tailor-ai-team',
    '8 the fields at the top: "and another line" is not a field: a name, a colon, a space and the value. If it belongs to the line above, join the two to one line; otherwise delete it.',
    '9 date: The field is there twice. Delete one of the two lines.',
  ],
});
