/** @jest-environment jsdom */
import behavior from '@site/src/shell/dialogs/dialogs.behavior';
import {onDialogClosed, onDialogOpened} from '@site/src/shell/dialogs/dialogs';

// Missing in jsdom; browsers tell of the closing a moment later.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});
Object.assign(Element.prototype, {getClientRects: () => [{}]});

const dialog = (name: string) => {
  const found = document.getElementById(`dialog-${name}`);
  if (!(found instanceof HTMLDialogElement)) throw new Error(name);
  return found;
};
const opened = () => Array.from(document.querySelectorAll<HTMLElement>('dialog[open]'), ({dataset}) => dataset.dialog);
const press = (id: string, init: MouseEventInit = {}) =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ...init}));
const titles = () =>
  Array.from(document.querySelectorAll('[data-asked]:not([hidden])'), ({textContent}) => textContent);

function show(address = '/', html = ''): void {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `
    <button id="trial" data-opens-dialog="lead"></button>
    <a id="ask" href="#" data-opens-dialog="lead" data-request="question"></a>
    <button id="extension" data-opens-dialog="extension"></button>
    <dialog id="dialog-lead" data-dialog="lead" tabindex="-1">
      <h2 data-asked="trial team">Trial</h2><h2 data-asked="quote question">Contact</h2></dialog>
    <dialog id="dialog-extension" data-dialog="extension" tabindex="-1">
      <button id="inside" data-opens-dialog="lead"></button></dialog>
    <dialog id="dialog-search" data-dialog="search"><input data-first-focus></dialog>${html}`;
  behavior.onPage();
}

beforeAll(() => behavior.start());

test('each button asks for what is its own, whatever the one before it asked for', () => {
  show();
  for (const [button, request, title] of [
    ['ask', 'question', 'Contact'],
    ['trial', 'trial', 'Trial'],
    ['ask', 'question', 'Contact'],
  ] as const) {
    press(button);
    expect([opened(), dialog('lead').dataset.request, titles()]).toEqual([['lead'], request, [title]]);
    expect(document.activeElement).toBe(dialog('lead'));
    dialog('lead').close();
    expect(document.activeElement?.id).toBe(button);
  }
});

test('a dialog replaces the one that it is opened from, and gives the focus back to what opened that', () => {
  show();
  press('extension');
  press('inside');
  expect(opened()).toEqual(['lead']);
  dialog('lead').close();
  expect(document.activeElement?.id).toBe('extension');
});

test('opening and closing are told once each, of their own dialog, until nobody listens', () => {
  show();
  const [opening, closing] = [jest.fn(), jest.fn()];
  const stops = [onDialogOpened('lead', opening), onDialogClosed('lead', closing)];
  press('trial');
  press('trial');
  dialog('lead').close();
  press('extension');
  dialog('extension').close();
  expect([opening.mock.calls.length, closing.mock.calls.length]).toEqual([1, 1]);
  stops.forEach((stop) => stop());
  press('trial');
  dialog('lead').close();
  expect([opening.mock.calls.length, closing.mock.calls.length]).toEqual([1, 1]);
});

test.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}])(
  'a link that is wanted in a new tab leads there: %j',
  (keys) => {
    show();
    expect(press('ask', keys)).toBe(true);
    expect(opened()).toEqual([]);
  },
);

test.each([
  ['/?contact=true', ['lead'], 'Trial'],
  ['/pricing?a=1&contact=true', ['lead'], 'Trial'],
  ['/?contact=', [], undefined],
  ['/?contact=1', [], undefined],
])('%s opens %j, for a trial', (address, expected, title) => {
  show('/');
  press('ask');
  show(address);
  expect(opened()).toEqual(expected);
  if (title !== undefined) expect(titles()).toEqual([title]);
});

test.each([
  ['beside it', [5, 50], 'dialog-lead', []],
  ['inside of it', [50, 50], 'dialog-lead', ['lead']],
  ['beside it after a press inside', [5, 50], 'trial', ['lead']],
] as const)('a click %s', (_, [clientX, clientY], pressed, expected) => {
  show();
  press('trial');
  dialog('lead').getBoundingClientRect = () => new DOMRect(10, 10, 80, 80);
  document.getElementById(pressed)?.dispatchEvent(new Event('pointerdown', {bubbles: true}));
  press('dialog-lead', {clientX, clientY});
  expect(opened()).toEqual(expected);
});

test('Ctrl+K opens the search at its field, and again just after it closed, but not over a dialog', () => {
  show();
  const ctrlK = () =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true, cancelable: true}),
    );
  press('trial');
  ctrlK();
  expect(opened()).toEqual(['lead']);
  dialog('lead').close();
  // Nothing has the focus that could get it back.
  document.getElementById('trial')?.blur();
  expect(ctrlK()).toBe(false);
  expect(opened()).toEqual(['search']);
  expect(document.activeElement).toHaveAttribute('data-first-focus');
  dialog('search').close();
  expect(ctrlK()).toBe(false);
  expect(opened()).toEqual(['search']);
});

test('a dialog that the browser opened before the code came is for the last button that was pressed for it', () => {
  const presses = (...ids: string[]) => {
    show();
    window.earlyActs = Object.assign(
      ids.map((id) => Object.defineProperty(new Event('click'), 'target', {value: document.getElementById(id)})),
      {stop: jest.fn(), show: jest.fn(), wait: jest.fn(), endWaiting: jest.fn(), served: ''},
    );
    dialog('lead').open = true;
    behavior.onPage();
  };
  presses('trial', 'ask', 'extension');
  expect(titles()).toEqual(['Contact']);
  dialog('lead').close();
  expect(document.activeElement?.id).toBe('ask');
  presses('ask', 'trial');
  expect(titles()).toEqual(['Trial']);
  delete window.earlyActs;
});

test('of several dialogs that the browser has opened, the one with the focus stays, else the last one', () => {
  for (const [id, expected] of [
    ['inside', 'extension'],
    ['trial', 'search'],
  ] as const) {
    show();
    for (const name of ['lead', 'extension', 'search']) dialog(name).open = true;
    document.getElementById(id)?.focus();
    behavior.onPage();
    expect(opened()).toEqual([expected]);
    dialog(expected).close();
  }
});
