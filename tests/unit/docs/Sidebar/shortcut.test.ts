/** @jest-environment jsdom */
import {isSidebarShortcut} from '@site/src/docs/Sidebar/shortcut';

/** Whether a key press on the element that `selector` finds in `html` is taken as the shortcut. */
function isTaken(keys: KeyboardEventInit, html = '', selector = 'body'): boolean {
  document.body.innerHTML = html;
  let taken = false;
  const listen = (event: KeyboardEvent): void => {
    taken = isSidebarShortcut(event);
  };
  document.addEventListener('keydown', listen);
  document
    .querySelector(selector)
    ?.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, composed: true, cancelable: true, ...keys}));
  document.removeEventListener('keydown', listen);
  return taken;
}

const ctrlB = {key: 'b', ctrlKey: true};

it.each<[string, KeyboardEventInit]>([
  ['Ctrl+B', ctrlB],
  ['Cmd+B', {key: 'b', metaKey: true}],
  ['Ctrl+B under Caps Lock', {key: 'B', ctrlKey: true}],
])('%s is the shortcut', (_name, keys) => {
  expect(isTaken(keys)).toBe(true);
});

it.each<[string, KeyboardEventInit]>([
  ['B alone', {key: 'b'}],
  ['Ctrl+Shift+B', {...ctrlB, shiftKey: true}],
  ['Ctrl+Alt+B', {...ctrlB, altKey: true}],
  ['Ctrl+Cmd+B', {...ctrlB, metaKey: true}],
  ['Ctrl+K', {key: 'k', ctrlKey: true}],
  ['Ctrl+B held down', {...ctrlB, repeat: true}],
])('%s is not', (_name, keys) => {
  expect(isTaken(keys)).toBe(false);
});

it.each([
  '<input id="field">',
  '<textarea id="field"></textarea>',
  '<select id="field"></select>',
  '<div contenteditable><b id="field">text</b></div>',
  '<div id="field" role="textbox" tabindex="0"></div>',
])('is left to %s', (html) => {
  expect(isTaken(ctrlB, html, '#field')).toBe(false);
});

it('works on a button and beside a part that is not editable', () => {
  expect(isTaken(ctrlB, '<button id="on">Copy</button>', '#on')).toBe(true);
  expect(isTaken(ctrlB, '<p id="on" contenteditable="false">text</p>', '#on')).toBe(true);
});

it('is left to a field inside a shadow tree', () => {
  document.body.innerHTML = '<div id="host"></div>';
  const field = document.createElement('input');
  document.getElementById('host')?.attachShadow({mode: 'open'}).append(field);
  let taken = true;
  document.addEventListener('keydown', (event) => (taken = isSidebarShortcut(event)), {once: true});
  field.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, composed: true, ...ctrlB}));
  expect(taken).toBe(false);
});

it('does nothing behind a dialog, but for the drawer that it opened itself', () => {
  expect(isTaken(ctrlB, '<div role="dialog"></div>')).toBe(false);
  expect(isTaken(ctrlB, '<dialog open></dialog>')).toBe(false);
  expect(isTaken(ctrlB, '<dialog open><div data-docs-drawer></div></dialog>')).toBe(true);
});

it('is left to whoever handled the key before', () => {
  const handle = (event: Event): void => event.preventDefault();
  document.body.addEventListener('keydown', handle);
  expect(isTaken(ctrlB)).toBe(false);
  document.body.removeEventListener('keydown', handle);
});
