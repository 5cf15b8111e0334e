import type {Walkthrough} from '@site/src/player';
import {demoPage, officePage} from '../demoPage';

const visited = {...demoPage, address: officePage.address};
const audiences = {
  kind: 'choices',
  title: 'Who is this page for?',
  choices: [
    {label: 'Everyone else', detail: 'keep the original'},
    {label: 'Office managers', detail: 'utm_campaign=office-*'},
    {label: 'Phone visitors', detail: 'device'},
  ],
} as const;
const headlines = {
  kind: 'choices',
  title: 'Headline for offices',
  choices: [{label: officePage.headline}, {label: 'The coffee your team will notice'}],
} as const;
const texts = {
  kind: 'choices',
  title: 'Text for offices',
  choices: [{label: officePage.text}, {label: 'Coffee for eight to eighty people, on one invoice.'}],
} as const;
const withHeadline = {...visited, headline: officePage.headline, tailored: ['headline']} as const;
const withText = {...withHeadline, text: officePage.text, tailored: ['headline', 'text']} as const;

export default {
  en: [
    {
      seconds: 4,
      caption: 'Open the page in Chrome and start Tailor.',
      view: {kind: 'editor', page: demoPage, panel: audiences},
    },
    {
      seconds: 5,
      caption: 'Choose the audience. An asterisk matches every campaign that begins the same way.',
      view: {kind: 'editor', page: visited, panel: {...audiences, chosen: 1}, cursor: 'choice'},
    },
    {
      seconds: 4,
      caption: 'Click the headline to see what Tailor would say to them.',
      view: {kind: 'editor', page: visited, panel: headlines, selected: 'headline', cursor: 'headline'},
    },
    {
      seconds: 4,
      caption: 'Choose a version, or type your own.',
      view: {kind: 'editor', page: withHeadline, panel: {...headlines, chosen: 0}, cursor: 'choice'},
    },
    {
      seconds: 4,
      caption: 'Do the same with the text below it.',
      view: {kind: 'editor', page: withHeadline, panel: texts, selected: 'text', cursor: 'text'},
    },
    {
      seconds: 5,
      caption: 'The outlined words are for offices. Everyone else keeps the original.',
      view: {kind: 'editor', page: withText, panel: {...texts, chosen: 0}, cursor: 'choice'},
    },
  ],
} as const satisfies Walkthrough;
