import type {Walkthrough} from '..';
import {demoPage, editor} from './demoPage';
import {setupTime} from '../../content/claims';
import {scriptTag} from '../../content/scriptTag';

const title = `  <title>${demoPage.headline}</title>`;

export default {
  poster: 5,
  en: [
    {
      seconds: 4,
      chapter: 'Add the line',
      caption: 'Find the head of your page, or the template that all pages share.',
      view: {kind: 'code', file: 'index.html', lines: ['<head>', title, '</head>']},
    },
    {
      seconds: 5,
      caption: 'Add the one line that Tailor gives you.',
      view: {kind: 'code', file: 'index.html', lines: ['<head>', title, `  ${scriptTag}`, '</head>'], added: 2},
    },
    {
      seconds: 4,
      caption: 'Or let your tag manager add it, to all pages at once.',
      view: {
        kind: 'code',
        file: 'Tag manager: custom HTML',
        lines: ['<!-- Trigger: all pages -->', scriptTag],
        added: 1,
      },
    },
    {
      seconds: 5,
      chapter: 'Check it',
      caption: `Open the page with t_healthcheck in its URL to check the tag. That is the setup, ${setupTime.value}.`,
      view: editor({...demoPage, address: 'yoursite.com/coffee?t_healthcheck'}),
    },
  ],
} as const satisfies Walkthrough;
