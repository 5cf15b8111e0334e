import {scriptsOf} from '@site/src/pipeline/publish/scripts';
import type {Script} from '@site/src/pipeline/plugins/browser-files/scripts';
import {parseFragment} from '../../../support/parseHtml';

const menu = {file: 'shell/menu.behavior.ts', marks: ['data-menu'], touches: []};
const sidebar = {file: 'docs/Sidebar/sidebar.behavior.ts', marks: ['data-sidebar'], touches: []};
const feedback = {file: 'shell/PageFeedback/feedback.behavior.ts', marks: [], touches: ['data-feedback']};
const counter = {file: 'ui/Counter/counter.behavior.ts', marks: ['data-counter'], touches: []};

const scripts: readonly Script[] = [
  {name: 'site', own: [menu], also: []},
  {name: 'docs', own: [sidebar], also: [menu, feedback]},
  {name: 'reading', own: [feedback], also: []},
  {name: 'pages', own: [counter], also: []},
];

test('a page gets the first script, and those that serve what it holds', () => {
  expect(scriptsOf(parseFragment('<p>Words</p>'), scripts)).toEqual(['site']);
  expect(scriptsOf(parseFragment('<p data-feedback>Words</p><button data-counter="1">'), scripts)).toEqual([
    'site',
    'reading',
    'pages',
  ]);
});

test('words that name an attribute ask for nothing', () => {
  expect(scriptsOf(parseFragment('<p>Write data-counter on a button.</p>'), scripts)).toEqual(['site']);
});

test('a guide gets all that it needs in one script', () => {
  expect(scriptsOf(parseFragment('<nav data-sidebar></nav><p data-feedback></p>'), scripts)).toEqual(['docs']);
});

test('a guide that holds what its script does not serve is refused, with what to do', () => {
  expect(() => scriptsOf(parseFragment('<nav data-sidebar></nav><button data-counter></button>'), scripts)).toThrow(
    'A guide needs src/ui/Counter/counter.behavior.ts, which is in the script "pages"',
  );
});
