import type {Walkthrough} from '@site/src/player';

const file = 'index.html';
const before = ['<head>', '  <title>Fresh coffee, sent to your door</title>', '</head>'];
const after = [
  '<head>',
  '  <title>Fresh coffee, sent to your door</title>',
  '  <script async src="https://tailor.example.com/tag.js"></script>',
  '</head>',
];

export default {
  en: [
    {
      seconds: 5,
      caption: 'Find the head of your page, or the template that all pages share.',
      view: {kind: 'code', file, lines: before},
    },
    {
      seconds: 6,
      caption: 'Add the one line that Tailor gives you. A tag manager can add it as well.',
      view: {kind: 'code', file, lines: after, added: 2},
    },
    {
      seconds: 7,
      caption: 'That is the whole setup, about 5 minutes. Tailored pages need nothing more from a developer.',
      view: {kind: 'code', file, lines: after, added: 2},
    },
  ],
} as const satisfies Walkthrough;
