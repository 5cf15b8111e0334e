/** @jest-environment jsdom */
import {isSidebarCollapsed, setSidebarCollapsed} from '@site/src/docs/Sidebar/state';

const written = jest.spyOn(Document.prototype, 'cookie', 'set');

beforeEach(() => {
  document.documentElement.removeAttribute('data-sidebar');
  written.mockReset();
});

it('marks the document and writes the choice into a cookie for 7 days', () => {
  setSidebarCollapsed(true);
  expect(document.documentElement).toHaveAttribute('data-sidebar', 'collapsed');
  expect(isSidebarCollapsed()).toBe(true);
  setSidebarCollapsed(false);
  expect(document.documentElement).not.toHaveAttribute('data-sidebar');
  expect(isSidebarCollapsed()).toBe(false);
  expect(written.mock.calls).toEqual([
    ['docs-sidebar=collapsed; max-age=604800; path=/; SameSite=Lax'],
    ['docs-sidebar=expanded; max-age=604800; path=/; SameSite=Lax'],
  ]);
});

it('keeps the choice for the page visit where cookies are denied', () => {
  written.mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => setSidebarCollapsed(true)).not.toThrow();
  expect(isSidebarCollapsed()).toBe(true);
});
