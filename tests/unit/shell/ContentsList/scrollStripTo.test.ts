/** @jest-environment jsdom */
import {scrollStripTo} from '@site/src/shell/ContentsList/currentHeading.behavior';

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
