/** @jest-environment jsdom */
import {fireEvent} from '@testing-library/react';
import behavior from '@site/src/pages/_home/Unpick/unpick.behavior';
import {keepVersion} from '@site/src/shell/audience/versions';

const made = (tag: 'span' | 'p', words: string): HTMLElement => {
  const part = document.createElement(tag);
  part.textContent = words;
  return part;
};

test('the original’s longer words are set smaller; once restitched, all has its own size, and what is in sight is sewn in turn', () => {
  document.body.innerHTML =
    '<style>h1, p { font-size: 40px } span { display: inline }</style><h1></h1><button data-unpick="Unpicked." data-restitch="Sewn."></button>';
  document.elementFromPoint = () => null;
  const own = [made('span', 'matches.'), made('p', 'For each ad.'), made('p', 'Below the window.')] as const;
  const originals = [
    made('span', 'fits every visitor.'),
    made('p', 'For each campaign.'),
    made('p', 'Below.'),
  ] as const;
  for (const [index, part] of own.entries()) {
    (index === 0 ? document.querySelector('h1') : document.body)?.append(part);
    keepVersion({own: part, original: originals[index] ?? part});
  }
  // Each of the original's parts is a third higher.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = this === own[2] ? window.innerHeight : 0;
    return new DOMRect(0, top, 100, document.documentElement.hasAttribute('data-unpicked') ? 80 : 60);
  });
  behavior.start();
  const press = () => fireEvent.click(document.querySelector('button') ?? document.body);
  const styles = () =>
    [...document.querySelectorAll<HTMLElement>('h1, p')].map(({style}) => [style.fontSize, style.minHeight]);
  const before = styles();

  press();
  expect(originals.map(({isConnected}) => isConnected)).toEqual([true, true, true]);
  // 60 / 80 of 40.
  expect(styles()).toEqual(before.map(() => ['30px', '60px']));
  press();
  expect(own.map(({isConnected}) => isConnected)).toEqual([true, true, true]);
  expect(styles()).toEqual(before);
  expect(own.map(({style}) => style.getPropertyValue('--turn'))).toEqual(['0ms', '50ms', '']);
});
