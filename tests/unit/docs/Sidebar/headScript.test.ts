/** @jest-environment jsdom */
import {sidebarHeadScript} from '@site/src/docs/Sidebar/headScript';

const read = jest.spyOn(Document.prototype, 'cookie', 'get');

function runHeadScript(): string | null {
  document.documentElement.removeAttribute('data-sidebar');
  const script = document.createElement('script');
  script.textContent = sidebarHeadScript;
  document.head.append(script);
  script.remove();
  return document.documentElement.getAttribute('data-sidebar');
}

it.each([
  ['docs-sidebar=collapsed', 'collapsed'],
  ['a=1; docs-sidebar=collapsed; b=2', 'collapsed'],
  ['docs-sidebar=expanded', null],
  ['my-docs-sidebar=collapsed', null],
  ['docs-sidebar=collapsedish', null],
  ['', null],
])('reads "%s" as %s', (cookies, mark) => {
  read.mockReturnValue(cookies);
  expect(runHeadScript()).toBe(mark);
});

it('leaves the page alone where cookies are denied', () => {
  const uncaught = jest.fn();
  window.addEventListener('error', uncaught);
  read.mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(runHeadScript()).toBeNull();
  expect(uncaught).not.toHaveBeenCalled();
});
