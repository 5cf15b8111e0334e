/** @jest-environment jsdom */
import behavior from '@site/src/pages/extension/leavesFor.behavior';

beforeEach(() => jest.useFakeTimers());

const link = () => document.querySelector('a');
/** Whether the page goes to where its link leads, which jsdom does not follow; the link is asked for its address then. */
function begin(): () => boolean {
  document.body.innerHTML = '<a data-leaves-for href="https://store.test/listing">Store</a>';
  let isAsked = false;
  Object.defineProperty(link(), 'href', {get: () => ((isAsked = true), '#store')});
  behavior.onPage();
  return () => isAsked;
}

test('the page leads on once there was time to read where to', () => {
  const hasLeft = begin();
  jest.advanceTimersByTime(500);
  expect(hasLeft()).toBe(false);
  jest.advanceTimersByTime(1500);
  expect(hasLeft()).toBe(true);
});

test.each([
  ['went to another page, and may come back to this one', () => window.dispatchEvent(new Event('pagehide'))],
  ['is on another page of the site', () => link()?.remove()],
])('it leads nobody on who %s', (_, leave) => {
  const hasLeft = begin();
  leave();
  jest.advanceTimersByTime(10_000);
  expect(hasLeft()).toBe(false);
});
