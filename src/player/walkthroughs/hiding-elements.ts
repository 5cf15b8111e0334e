import type {Walkthrough} from '..';
import {bothVersions, demoPage, editor, officePage} from './demoPage';

const actions = {
  kind: 'choices',
  title: 'Banner, for offices',
  choices: [{label: 'Shown'}, {label: 'Hidden', detail: 'its place closes up'}],
} as const;
const banner = 'Students get a free grinder with the first bag';
const page = {...officePage, banner, tailored: ['headline', 'text']} as const;
const tailored = {...page, hidden: ['banner'], tailored: ['banner', 'headline', 'text']} as const;

export default {
  poster: 10,
  en: [
    {
      seconds: 5,
      chapter: 'Find what doesn’t fit',
      caption: 'An office has no use for the student offer at the top.',
      view: editor(page, {cursor: 'banner'}),
    },
    {
      seconds: 4,
      caption: 'Start Tailor and click the banner.',
      view: editor(page, {panel: {...actions, chosen: 0}, selected: 'banner', cursor: 'banner'}),
    },
    {
      seconds: 5,
      chapter: 'Hide it',
      caption: 'Choose Hidden. The editor leaves a mark where it was.',
      view: editor(tailored, {panel: {...actions, chosen: 1}, cursor: 'choice'}),
    },
    {
      seconds: 6,
      chapter: 'See both versions',
      caption: 'Offices get the page without the offer. Everyone else still sees it.',
      view: bothVersions({...demoPage, banner}, tailored),
    },
  ],
} as const satisfies Walkthrough;
