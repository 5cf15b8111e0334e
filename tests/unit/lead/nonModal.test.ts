/** @jest-environment jsdom */
import {makeNonModal} from '@site/src/lead/nonModal';

// Missing in jsdom.
Object.assign(HTMLDialogElement.prototype, {
  show(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
Object.assign(Element.prototype, {getClientRects: () => [{}]});
const styleOf = window.getComputedStyle.bind(window);
jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => styleOf(element));

const part = (id: string): HTMLElement => document.getElementById(id) ?? document.body;
const isOpen = (): boolean => part('dialog').hasAttribute('open');
let letPageGo = (): void => {};

/** Opens a dialog in the page, beside which a provider has put a captcha. */
function open(keepsFocus: boolean): void {
  document.body.innerHTML = `<div id="site"><main id="page"></main><aside id="aside"></aside>
    <dialog id="dialog" tabindex="-1"><input id="first"><input id="last"></dialog></div>
    <div id="captcha"><input id="human"></div>`;
  part('aside').inert = true;
  const dialog = part('dialog');
  if (dialog instanceof HTMLDialogElement) letPageGo = makeNonModal(dialog, {keepsFocus});
}
afterEach(() => letPageGo());

const press = (down: string, up = down): void => {
  part(down).dispatchEvent(new Event('pointerdown', {bubbles: true}));
  part(up).dispatchEvent(new Event('click', {bubbles: true}));
};
const type = (id: string, init: KeyboardEventInit): boolean =>
  part(id).dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...init}));

test('the page around the dialog takes no press, what others put beside the site does, and both are as before', () => {
  open(true);
  const inert = () => [...document.querySelectorAll<HTMLElement>('*')].filter((each) => each.inert).map(({id}) => id);
  expect(inert()).toEqual(['page', 'aside']);
  letPageGo();
  expect(inert()).toEqual(['aside']);
});

test.each([
  ['beside it', 'site', 'site', false],
  ['in it', 'first', 'first', true],
  ['on what others put there', 'captcha', 'captcha', true],
  ['that was begun in it', 'first', 'site', true],
])('a press %s', (_, down, up, stays) => {
  open(true);
  press(down, up);
  expect(isOpen()).toBe(stays);
});

test.each([
  ['in it', 'first', {}, false],
  ['while nothing has the focus', 'site', {}, false],
  ['in the captcha', 'human', {}, true],
  ['of an input method', 'first', {isComposing: true}, true],
])('Escape %s', (_, id, init, stays) => {
  open(true);
  type(id, {key: 'Escape', ...init});
  expect(isOpen()).toBe(stays);
});

test('Escape that closes something of a provider, such as a calendar, leaves it open', () => {
  open(true);
  part('first').addEventListener('keydown', (event) => event.preventDefault());
  type('first', {key: 'Escape'});
  expect(isOpen()).toBe(true);
});

test.each([
  ['from its last field to its first', true, 'last', false, 'first'],
  ['backward from its first field to its last', true, 'first', true, 'last'],
  ['backward from the dialog itself to its last field', true, 'dialog', true, 'last'],
  ['on from its last field, where the focus may leave it', false, 'last', false, 'last'],
])('Tab leads %s', (_, keepsFocus, from, shiftKey, focused) => {
  open(keepsFocus);
  part(from).focus();
  type(from, {key: 'Tab', shiftKey});
  expect(document.activeElement?.id).toBe(focused);
});
