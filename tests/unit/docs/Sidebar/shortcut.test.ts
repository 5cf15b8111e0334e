/** @jest-environment jsdom */
import {commandKeyLabel} from '@site/src/browser/commandKey';
import {isSidebarShortcut} from '@site/src/docs/Sidebar/shortcut';

// jsdom draws nothing, so that no dialog would count as shown.
beforeAll(() => void Object.assign(Element.prototype, {getClientRects: () => [{}]}));

/** Whether a key press on the element `on`, or on the page, is taken as the shortcut. */
function isTaken(keys: KeyboardEventInit, html = ''): boolean {
  document.body.innerHTML = html;
  let taken = false;
  const listen = (event: KeyboardEvent): void => {
    taken = isSidebarShortcut(event);
  };
  document.addEventListener('keydown', listen);
  const on = document.getElementById('on') ?? document.body;
  on.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, composed: true, cancelable: true, ...keys}));
  document.removeEventListener('keydown', listen);
  return taken;
}

const ctrlB = {key: 'b', ctrlKey: true};

it.each<[string, boolean, KeyboardEventInit, html?: string]>([
  ['Ctrl+B', true, ctrlB],
  ['Cmd+B', true, {key: 'b', metaKey: true}],
  ['Ctrl+B under Caps Lock', true, {...ctrlB, key: 'B'}],
  ['B alone', false, {key: 'b'}],
  ['Ctrl+Shift+B', false, {...ctrlB, shiftKey: true}],
  ['Ctrl+Alt+B', false, {...ctrlB, altKey: true}],
  ['Ctrl+Cmd+B', false, {...ctrlB, metaKey: true}],
  ['Ctrl+K', false, {...ctrlB, key: 'k'}],
  ['Ctrl+B held down', false, {...ctrlB, repeat: true}],
  ['Ctrl+B in a field', false, ctrlB, '<input id="on">'],
  ['Ctrl+B in a text', false, ctrlB, '<textarea id="on"></textarea>'],
  ['Ctrl+B in a menu', false, ctrlB, '<select id="on"></select>'],
  ['Ctrl+B in an editor', false, ctrlB, '<div contenteditable><b id="on">text</b></div>'],
  ['Ctrl+B in a part that says it is a field', false, ctrlB, '<div id="on" role="textbox" tabindex="0"></div>'],
  ['Ctrl+B on a button', true, ctrlB, '<button id="on">Copy</button>'],
  ['Ctrl+B beside an editor', true, ctrlB, '<p id="on" contenteditable="false">text</p>'],
  ['Ctrl+B behind a part that is a dialog', false, ctrlB, '<div role="dialog"></div>'],
  ['Ctrl+B behind a dialog', false, ctrlB, '<dialog open></dialog>'],
  ['Ctrl+B in the drawer that it opened', true, ctrlB, '<dialog open><div data-docs-drawer></div></dialog>'],
])('%s is the shortcut: %s', (_, expected, ...press) => {
  expect(isTaken(...press)).toBe(expected);
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

it('is left to whoever handled the key before', () => {
  const handle = (event: Event): void => event.preventDefault();
  document.body.addEventListener('keydown', handle);
  expect(isTaken(ctrlB)).toBe(false);
  document.body.removeEventListener('keydown', handle);
});

it.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', '⌘B'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15', '⌘B'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'Ctrl B'],
])('on "%s" it is called %s', (userAgent, label) => {
  expect(commandKeyLabel('B', userAgent)).toBe(label);
});
