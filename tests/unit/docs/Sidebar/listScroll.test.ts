/** @jest-environment jsdom */
import {rememberListScroll, restoreListScroll} from '@site/src/docs/Sidebar/listScroll';

/** A list of pages in a window that shows 200 pixels of it; its current page is at `top`. */
function listWith(top: number): HTMLElement {
  document.body.innerHTML = '<nav><a aria-current="page">This page</a></nav>';
  const [list, link] = document.querySelectorAll<HTMLElement>('nav, a');
  if (list === undefined || link === undefined) throw new Error('There is no list.');
  Object.defineProperty(list, 'clientHeight', {value: 200});
  Object.defineProperty(link, 'offsetHeight', {value: 30});
  link.getBoundingClientRect = () => new DOMRect(0, top - list.scrollTop, 100, 30);
  return list;
}

beforeEach(() => sessionStorage.clear());

it('puts the list of the next page where it was', () => {
  const before = listWith(150);
  before.scrollTop = 90;
  rememberListScroll(before);
  const next = listWith(150);
  restoreListScroll(next);
  expect(next.scrollTop).toBe(90);
});

it('moves it on where the current page would be out of sight', () => {
  const list = listWith(400);
  restoreListScroll(list);
  expect(list.scrollTop).toBe(246);
});

it('keeps nothing for a list at its top', () => {
  const list = listWith(20);
  list.scrollTop = 90;
  rememberListScroll(list);
  list.scrollTop = 0;
  rememberListScroll(list);
  expect(sessionStorage).toHaveLength(0);
});

it('shows the current page where storage is denied', () => {
  const denied = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const list = listWith(400);
  rememberListScroll(list);
  restoreListScroll(list);
  expect(list.scrollTop).toBe(246);
  denied.mockRestore();
});
