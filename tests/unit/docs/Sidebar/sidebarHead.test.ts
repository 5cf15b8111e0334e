/** @jest-environment jsdom */
export {};

const read = jest.spyOn(Document.prototype, 'cookie', 'get');

function runHeadScript({isWide = true} = {}): string | null {
  Object.assign(window, {matchMedia: () => ({matches: isWide})});
  document.documentElement.removeAttribute('data-sidebar');
  jest.isolateModules(() => jest.requireActual('@site/src/docs/Sidebar/sidebar.head'));
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

it('asks for no cookies, which the page would wait for, where no sidebar is shown', () => {
  read.mockClear().mockReturnValue('docs-sidebar=collapsed');
  expect(runHeadScript({isWide: false})).toBeNull();
  expect(read).not.toHaveBeenCalled();
});

it('leaves the page alone where cookies are denied', () => {
  read.mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(runHeadScript()).toBeNull();
});
