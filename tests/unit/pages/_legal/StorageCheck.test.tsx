/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import StorageCheck from '@site/src/pages/_legal/StorageCheck/StorageCheck.island';

const look = () => fireEvent.click(screen.getByRole('button', {name: 'Check this browser'}));

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('what is stored is found and can be deleted; what others stored stays', () => {
  render(<StorageCheck />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  look();
  expect(screen.getByRole('status')).toHaveTextContent('This site has stored nothing in this browser.');

  window.localStorage.setItem('theme-462', 'dark');
  window.localStorage.setItem('visitor', '1');
  window.sessionStorage.setItem('doc_feedback:/docs', 'seen');
  document.cookie = 'docs-sidebar=collapsed; path=/';
  look();
  expect(screen.getByRole('status')).toHaveTextContent('3 items from this site are here:');
  expect(screen.getByText('theme-462')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Stored here by something else');

  fireEvent.click(screen.getByRole('button', {name: 'Delete them'}));
  expect(screen.getByRole('status')).toHaveTextContent('This site has stored nothing in this browser.');
  expect(screen.queryByRole('button', {name: 'Delete them'})).toBeNull();
  expect(window.localStorage.getItem('visitor')).toBe('1');
  expect(window.sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
});

test('a browser that denies storage is said to', () => {
  render(<StorageCheck />);
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('denied');
  });
  look();
  expect(screen.getByRole('status')).toHaveTextContent('Your browser blocks this site’s storage.');
});
