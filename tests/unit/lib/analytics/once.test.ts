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

it.each(['getItem', 'setItem', 'storage'] as const)('counts once per page where %s is denied', async (method) => {
  const [once, next] = [await loadPage(), await loadPage()];
  const deny = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  if (method === 'storage') jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(deny);
  else jest.spyOn(Storage.prototype, method).mockImplementation(deny);
  expect([once('a'), once('a'), next('a')]).toEqual([true, false, true]);
});
