import type {Walkthrough} from '..';
import {setupTime, tailoringTime, traditionalTime, variants} from '../../content/claims';
import {atStart} from '../../lib/atStart';

const rows = [
  {feature: 'Editing experience', tailor: 'On your live page, in the browser', traditional: 'In a builder, or in code'},
  {
    feature: 'Setup time',
    tailor: atStart(setupTime.value),
    traditional: `${traditionalTime.value} of development`,
  },
  {feature: 'AI tailoring', tailor: 'Copy, images and buttons', traditional: 'Suggestions in some'},
  {
    feature: 'Personalization scope',
    tailor: 'Campaign, keyword, language, device',
    traditional: 'One page per segment',
  },
  {feature: 'Variants per campaign', tailor: variants.value, traditional: 'As many as there is time for'},
  {
    feature: 'A/B testing and analytics',
    tailor: 'Built in, 50/50 against the original',
    traditional: 'Built into most',
  },
] as const;

export default {
  poster: 27,
  en: [
    {
      seconds: 5,
      chapter: 'Editing and setup',
      caption: 'With Tailor, you edit your live page right where it is.',
      view: {kind: 'comparison', rows, shown: 1},
    },
    {
      seconds: 5,
      caption: `Tailoring and publishing take ${tailoringTime.value}, compared with ${traditionalTime.value} ${traditionalTime.label}.`,
      view: {kind: 'comparison', rows, shown: 2},
    },
    {
      seconds: 5,
      chapter: 'Tailoring',
      caption: 'Copy, images and buttons are suggested in your brand’s voice.',
      view: {kind: 'comparison', rows, shown: 3},
    },
    {
      seconds: 5,
      caption: 'A page can follow the campaign, the keyword, the language or the device.',
      view: {kind: 'comparison', rows, shown: 4},
    },
    {
      seconds: 5,
      chapter: 'Variants and tests',
      caption: `The number of variants is ${variants.value.toLowerCase()}.`,
      view: {kind: 'comparison', rows, shown: 5},
    },
    {
      seconds: 7,
      caption: 'Each of them can be tested against the original, in the same tool.',
      view: {kind: 'comparison', rows, shown: 6},
    },
  ],
} as const satisfies Walkthrough;
