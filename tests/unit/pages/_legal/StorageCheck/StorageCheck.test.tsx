/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import StorageCheck from '@site/src/pages/_legal/StorageCheck/StorageCheck.island';

const check = () => fireEvent.click(screen.getByRole('button', {name: 'Check this browser'}));
const said = () => screen.getByRole('status').textContent;

beforeEach(() => {
  render(<StorageCheck />);
  expect(said()).toBe('');
});

test('what is found of each place goes once it is deleted, and what others have stored stays', () => {
  document.cookie = 'docs-sidebar=collapsed; path=/';
  check();
  expect(said()).toContain('One item from this site is here:docs-sidebar (cookie)');
  window.localStorage.setItem('theme-462', 'dark');
  window.sessionStorage.setItem('doc_feedback:/docs', 'seen');
  window.localStorage.setItem('other', '1');
  document.cookie = '_ga=1';
  check();
  expect(said()).toContain('3 items from this site are here:');
  expect(said()).toMatch(/by something else[^:]*: _ga \(cookie\), other \(local storage\)$/);
  fireEvent.click(screen.getByRole('button', {name: 'Delete them'}));
  expect(said()).toMatch(/^This site has stored nothing in this browser\..*_ga \(cookie\), other \(local storage\)$/);
  expect([document.cookie, Object.keys(window.localStorage), window.sessionStorage.length]).toEqual([
    '_ga=1',
    ['other'],
    0,
  ]);
  expect(screen.getByRole('button', {name: 'Check this browser'})).toHaveFocus();
});

test('a browser that denies its storage is said to block it', () => {
  const denied = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  check();
  expect(said()).toBe('Your browser blocks this site’s storage.');
  denied.mockRestore();
});
