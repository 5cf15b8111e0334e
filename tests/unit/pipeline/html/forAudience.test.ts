import type {Root} from 'hast';
import {forAudience} from '@site/src/pipeline/html/forAudience';
import {attribute, element, find, text, textOf} from '@site/src/pipeline/html/tree';

const page: Root = {
  type: 'root',
  children: [
    element('main', [
      element('div', [element('span', [text('Everyone')], {dataFor: 'default ecomm'})]),
      element('p', [text('Shops')], {dataFor: 'ecomm'}),
      element('p', [text('Alle')], {dataFor: 'german'}),
      element('p', [text('.')], {ariaLabel: 'Menu', dataDeAriaLabel: 'Menü'}),
    ]),
  ],
};

test.each([
  ['default', 'Everyone.', 'Menu'],
  ['ecomm', 'EveryoneShops.', 'Menu'],
  ['german', 'Alle.', 'Menü'],
] as const)('the audience %s reads "%s"', (audience, words, label) => {
  const seen = forAudience(page, audience);
  expect(textOf(seen)).toBe(words);
  const labeled = find(seen, (node) => attribute(node, 'ariaLabel') !== '');
  expect(labeled && attribute(labeled, 'ariaLabel')).toBe(label);
});
