/** @jest-environment jsdom */
import {patchChildren} from '@site/src/player/browser/screen';

function element(html: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box;
}

const pictures = [
  '<p class="a" data-target="headline">One</p><svg><path d="M0 0"></path></svg>',
  '<p class="a b" data-target="headline">Two <b>words</b></p><svg><path d="M1 1"></path></svg><i>More</i>',
  '<p data-target="text">Text</p>',
  '',
];

test.each(pictures.flatMap((from) => pictures.map((to) => [from, to])))('%j becomes %j', (from, to) => {
  const picture = element(from);
  patchChildren(picture, element(to));
  expect(picture.innerHTML).toBe(to);
});

test('what both pictures have stays the same element, so that it can move', () => {
  const picture = element(pictures[0] ?? '');
  const headline = picture.querySelector('p');
  patchChildren(picture, element(pictures[1] ?? ''));
  expect(picture.querySelector('p')).toBe(headline);
  patchChildren(picture, element(pictures[2] ?? ''));
  expect(picture.querySelector('p')).not.toBe(headline);
});
