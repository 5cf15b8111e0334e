/** @jest-environment jsdom */
import {elementAt, positionOf} from '@site/src/browser/elementPosition';

function tree(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = '<p></p><ul><li></li><li><button></button></li></ul>';
  return root;
}

it('finds the same element again in a second copy of the tree', () => {
  const first = tree();
  const second = tree();
  const position = positionOf(first, first.querySelector('button'));
  expect(position).toEqual([1, 1, 0]);
  expect(elementAt(second, position)).toBe(second.querySelector('button'));
});

it('finds it where hidden siblings, meant for another audience, are gone', () => {
  const first = tree();
  const other = document.createElement('section');
  other.style.display = 'none';
  first.prepend(other);
  const second = tree();
  expect(elementAt(second, positionOf(first, first.querySelector('button')))).toBe(second.querySelector('button'));
});

it('is unknown for the root itself, for elements outside and for nothing', () => {
  const root = tree();
  expect(positionOf(root, root)).toBeUndefined();
  expect(positionOf(root, document.body)).toBeUndefined();
  expect(positionOf(root, null)).toBeUndefined();
});

it('leads nowhere in a tree of another shape', () => {
  expect(elementAt(document.createElement('div'), [1, 1, 0])).toBeUndefined();
  expect(elementAt(tree(), undefined)).toBeUndefined();
});
