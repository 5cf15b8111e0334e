import type * as module from '@site/src/lib/reloadOnce';

/** As after loading a page, whose history entry may bring a mark along. */
async function loadPage(state: unknown = null): Promise<typeof module> {
  jest.resetModules();
  window.history.replaceState(state, '');
  return import('@site/src/lib/reloadOnce');
}

// jsdom reports that it cannot load pages.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

it('marks the history entry beside the state that the router keeps there', async () => {
  const {reloadedFor, reloadOnce} = await loadPage({key: 'abc'});
  expect(reloadedFor).toBeUndefined();
  expect(reloadOnce('lead')).toBe(true);
  expect(window.history.state).toEqual({key: 'abc', reloadedFor: 'lead'});
});

it('keeps what was asked for when other parts fail together with it', async () => {
  const {reloadOnce} = await loadPage();
  for (const purpose of ['', 'lead', '']) expect(reloadOnce(purpose)).toBe(true);
  expect(window.history.state).toEqual({reloadedFor: 'lead'});
});

it('does so once: the page that was loaded anew takes the mark off and stays', async () => {
  const {reloadedFor, reloadOnce} = await loadPage({key: 'abc', reloadedFor: 'lead'});
  expect(reloadedFor).toBe('lead');
  expect(window.history.state).toEqual({key: 'abc'});
  expect(reloadOnce()).toBe(false);
  expect((await loadPage(window.history.state)).reloadOnce()).toBe(true);
});

it('does not once something was typed', async () => {
  const {reloadOnce} = await loadPage();
  document.body.dispatchEvent(new InputEvent('input', {bubbles: true}));
  expect(reloadOnce()).toBe(false);
  expect(window.history.state).toBeNull();
});

it.each([null, 'text', {}, {reloadedFor: 1}])('takes %j for a page that was not loaded anew', async (state) => {
  expect((await loadPage(state)).reloadedFor).toBeUndefined();
});
