/** @jest-environment jsdom */
import type * as Module from '@site/src/browser/reloadOnce';

// What jsdom says of a reload, which it does not do.
const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);

/** The module as a page loads it, whose history entry has this state. */
function onPage(state: unknown, html = ''): typeof Module {
  window.history.replaceState(state, '');
  document.body.innerHTML = html;
  said.mockClear();
  let loaded: typeof Module | undefined;
  jest.isolateModules(() => (loaded = jest.requireActual('@site/src/browser/reloadOnce')));
  if (loaded === undefined) throw new Error('not loaded');
  return loaded;
}

const type = (selector: string) => document.querySelector(selector)?.dispatchEvent(new Event('input', {bubbles: true}));

const fields = '<input id="text"><textarea></textarea><input type="checkbox"><input type="radio"><select></select>';

test('the page is loaded anew once, and its next one repeats the click and does not do so again', () => {
  const first = onPage({theirs: 1});
  expect(first.reloadedAct()).toBeUndefined();
  expect([first.reloadOnce([1, 2]), first.reloadOnce(), said.mock.calls.length]).toEqual([true, true, 1]);
  const next = onPage(window.history.state);
  expect(next.reloadedAct()).toEqual([1, 2]);
  expect([next.reloadOnce([1, 2]), said.mock.calls.length]).toEqual([false, 0]);
  expect(window.history.state).toEqual({theirs: 1});
  // As when the visitor reloads it.
  expect(onPage(window.history.state).reloadOnce()).toBe(true);
});

test('the dialog that is open is opened again, in place of the click', () => {
  onPage(null, '<dialog open data-dialog="lead"></dialog>').reloadOnce([3]);
  const next = onPage(window.history.state);
  expect([next.reloadedDialog(), next.reloadedAct()]).toEqual(['lead', undefined]);
});

test.each([
  ['#text', false],
  ['textarea', false],
  ['select', false],
  ['[type=checkbox]', true],
  ['[type=radio]', true],
])('after something was entered in %s the page may be loaded anew: %p', (selector, expected) => {
  const page = onPage(null, fields);
  type(selector);
  expect(page.reloadOnce()).toBe(expected);
});

test.each([[{reloadedFor: {act: ['1'], dialog: 4}}], [{reloadedFor: 'lead'}], ['lead'], [7]])(
  'what other code has written into the history is neither repeated nor opened: %j',
  (state) => {
    const page = onPage(state);
    expect([page.reloadedAct(), page.reloadedDialog()]).toEqual([undefined, undefined]);
  },
);

test('where the history takes no mark the page is not loaded anew', () => {
  const page = onPage(null);
  jest.spyOn(window.history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  expect([page.reloadOnce(), said.mock.calls.length]).toEqual([false, 0]);
});
