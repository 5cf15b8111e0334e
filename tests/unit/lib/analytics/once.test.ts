/** @jest-environment jsdom */
/** Each page load starts with a module of its own. */
async function loadPage(): Promise<(key: string) => boolean> {
  jest.resetModules();
  return (await import('@site/src/lib/analytics/once')).oncePerSession;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('is true once for each key', async () => {
  const once = await loadPage();
  expect([once('a'), once('a'), once('b')]).toEqual([true, false, true]);
});

it('remembers across page loads of a session', async () => {
  (await loadPage())('a');
  expect((await loadPage())('a')).toBe(false);
});

it.each(['getItem', 'setItem'] as const)('counts once per page where %s is denied', async (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const once = await loadPage();
  expect([once('a'), once('a')]).toEqual([true, false]);
  expect((await loadPage())('a')).toBe(true);
});

it('counts once per page where storage itself is denied', async () => {
  const once = await loadPage();
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect([once('a'), once('a')]).toEqual([true, false]);
});
