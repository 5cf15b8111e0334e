/** @jest-environment jsdom */
import behavior, {scrollStripTo} from '@site/src/shell/ContentsList/currentHeading.behavior';

/** An element with the measures that jsdom does not work out. */
function measured(measures: Readonly<Record<string, number>>): HTMLElement {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(measures)) Object.defineProperty(element, name, {value});
  return element;
}

test('a strip shows its current part in the middle, and its beginning without one', () => {
  const strip = measured({clientWidth: 300});
  scrollStripTo(strip, measured({offsetLeft: 900, offsetWidth: 100}));
  expect(strip.scrollLeft).toBe(800);
  scrollStripTo(strip, null);
  expect(strip.scrollLeft).toBe(0);
});

test('the heading that is read is marked alone, and named', () => {
  const ids = ['a', 'b', 'c'];
  document.body.innerHTML = `<nav data-contents><b data-contents-current></b>${ids
    .map((id) => `<a href="#${id}">To ${id}</a>`)
    .join('')}</nav>${ids.map((id) => `<h2 id="${id}"></h2>`).join('')}`;
  const {documentElement: root} = document;
  for (const [name, value] of Object.entries({clientHeight: 900, scrollHeight: 3000}))
    Object.defineProperty(root, name, {value});
  for (const [what, expected, tops, scrollY = 100, hash = ''] of [
    ['above the first', '', [301, 800, 1300]],
    ['a third down', 'a', [300, 800, 1300]],
    ['the last of those above', 'b', [-500, 299, 900]],
    ['at the end of the page', 'c', [-500, 299, 900], 2099],
    ['named by the address', 'b', [-500, 0, 250], 100, '#b'],
    ['named, and scrolled away', 'c', [-500, -1, 250], 100, '#b'],
    ['above the first again', '', [301, 800, 1300]],
    ['a page that is seen whole', '', [301, 800, 1300], 0],
  ] as const) {
    Object.assign(window, {scrollY});
    window.history.replaceState(null, '', `/${hash}`);
    ids.forEach((id, index) => {
      const heading = document.getElementById(id);
      if (heading !== null) heading.getBoundingClientRect = () => new DOMRect(0, tops[index]);
    });
    behavior.onPage();
    const marked = Array.from(document.querySelectorAll('[aria-current=location]'), (link) => link.textContent);
    const words = expected === '' ? [] : [`To ${expected}`];
    expect([what, marked, document.querySelector('b')?.textContent]).toEqual([what, words, words.join()]);
  }
});
