import {homeEntry, navigation} from '@site/src/content/navigation';
import {entriesOn, isCurrent} from '@site/src/shell/entries';

test('Home is offered first on every page but its own', () => {
  expect(entriesOn('/')).not.toContain(homeEntry);
  for (const path of ['/team', '/docs', '/agencies', '/404.html']) {
    expect(entriesOn(path)).toEqual([homeEntry, ...navigation]);
  }
});

test.each([
  ['/docs', '/docs', true],
  ['/docs', '/docs/ab-testing', true],
  ['/docs', '/docs-of-others', false],
  ['/docs', '/', false],
  ['/', '/', true],
  ['/', '/docs', false],
])('the entry of %s is marked on %s: %p', (path, pathname, expected) => {
  expect(isCurrent({id: 'any', label: {en: 'Any', de: 'Jede'}, target: {kind: 'page', path}}, pathname)).toBe(expected);
});
