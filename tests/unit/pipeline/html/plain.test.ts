import type {Element, ElementContent, Properties} from 'hast';
import {plain} from '@site/src/pipeline/html/plain';
import {attribute, element, find, text, textOf} from '@site/src/pipeline/html/tree';

const site = 'https://tailor.test';
const words = (...nodes: ElementContent[]): string =>
  textOf({type: 'root', children: plain(element('div', nodes), site)});

/** Where the first link in a node leads. */
function hrefIn(node: ElementContent): string {
  const link = find(node, ({tagName}) => tagName === 'a');
  return link ? attribute(link, 'href') : '';
}

const p = (value: string, properties: Properties = {}): Element => element('p', [text(value)], properties);

test('navigation, controls and what is not printed are left out', () => {
  expect(
    words(
      element('nav', [text('menu')]),
      element('button', [text('press')]),
      p('hidden', {ariaHidden: 'true'}),
      p('screen only', {dataPrint: 'hide'}),
      p('words'),
    ),
  ).toBe('words');
});

test('what only the layout sets apart is set apart by a colon, and after a full stop by a space', () => {
  const span = (value: string): Element => element('span', [text(value)]);
  expect(words(span('A/B testing'), span('How a test starts.'), element('code', [text('GET /v1')]))).toBe(
    'A/B testing: How a test starts. GET /v1',
  );
  expect(words(span('2.4'), span('%'))).toBe('2.4%');
  expect(words(span('Finance leads'), element('span', [span('')]), span('Too early'))).toBe('Finance leads: Too early');
});

test('the words of each control are a paragraph of their own', () => {
  const label = (value: string): Element => element('label', [text(value), element('input', [])]);
  const controls = plain(element('div', [label('Price list'), label('Blog')]), site).flatMap((node) =>
    'children' in node ? node.children : [],
  );
  expect(controls.map((node) => 'tagName' in node && [node.tagName, textOf(node)])).toEqual([
    ['p', 'Price list'],
    ['p', 'Blog'],
  ]);
});

test('tabs become their names and panels, code its fence with language and title', () => {
  const block = element(
    'div',
    [
      element('span', [text('amplitude.ts')], {className: ['code-bar__title']}),
      element('pre', [element('code', [element('span', [text('track();')]), text('\n')])]),
    ],
    {className: ['language-ts', 'theme-code-block']},
  );
  const container = element(
    'div',
    [
      element('button', [text('Amplitude')], {role: 'tab'}),
      element('div', [p('Amplitude', {className: ['tabs-panel__label']}), block], {role: 'tabpanel'}),
    ],
    {className: ['tabs-container']},
  );
  const [name, title, pre] = plain(container, site);
  expect([name, title, pre].map((node) => node && textOf(node))).toEqual(['Amplitude', 'amplitude.ts:', 'track();\n']);
  expect(pre && find(pre, (node) => attribute(node, 'className') === 'language-ts')).toBeDefined();
});

test('a diagram is its source, a video its link, and links are written in full', () => {
  const figure = element('figure', [element('figcaption', [text('Life')])], {
    dataDiagram: 'true',
    dataSource: 'flowchart',
  });
  expect(words(figure)).toBe('Life:flowchart\n');
  const link = element('a', [text('Watch')], {href: '/embed/home'});
  const [video] = plain(element('div', [element('noscript', [link])], {dataVideo: 'home'}), site);
  expect(video && hrefIn(video)).toBe('https://tailor.test/embed/home');
  expect(plain(element('a', [text('x')], {href: '#here'}), site).map(hrefIn)).toEqual(['#here']);
});

test('what opens a folded part is its heading where it has one, else a line in bold', () => {
  const folded = (...opener: ElementContent[]): ElementContent[] =>
    plain(element('details', [element('summary', opener), p('Any click.')]), site);
  expect(folded(element('h3', [text('What counts?')]), element('svg', []))).toEqual([
    element('details', [element('h3', [text('What counts?')]), p('Any click.')]),
  ]);
  expect(folded(text('As a table'))).toEqual([
    element('details', [element('p', [element('strong', [text('As a table')])]), p('Any click.')]),
  ]);
});

test('a check mark is the word that it stands for, a larger drawing is left to the words around it', () => {
  const drawing = (width: number): Element => element('svg', [], {width, role: 'img', ariaLabel: 'Included'});
  expect(words(element('td', [drawing(20)]), element('td', [drawing(640)]))).toBe('Included');
});

test('a control that is text too keeps its words', () => {
  const card = element('button', [element('span', [text('Team at work')]), element('span', [text('For B2B pages')])], {
    dataMarkdown: 'text',
  });
  expect(words(element('ul', [element('li', [card])]))).toBe('Team at work: For B2B pages');
});
