import {daily, expect, test, visit, type Page} from '../support/browserTest';
import {pagesOfEachKind} from '../support/sitePages';
import {field} from '../support/searchDialog';

/** Sends plain events, which have neither a key nor a place, to all kinds of targets: as autofill and extensions do. */
function sendEvents(): number {
  const types = [
    ...['keydown', 'keyup', 'keypress', 'input', 'change', 'focusin', 'focusout', 'focus', 'blur', 'beforeinput'],
    ...['pointerdown', 'pointerup', 'pointerover', 'mouseover', 'mousedown', 'touchstart', 'wheel', 'scroll', 'copy'],
    ...['toggle', 'beforetoggle', 'close', 'cancel', 'command', 'resize', 'visibilitychange', 'storage', 'message'],
    ...['pageshow', 'pagehide', 'online', 'error', 'selectionchange', 'transitionend', 'beforeprint', 'afterprint'],
  ];
  const parts = document.querySelectorAll('svg, input, button, a, select, textarea, dialog, details, [role=tab]');
  const text = document.querySelector('h1')?.firstChild;
  const targets = [window, document, document.documentElement, ...(text ? [text] : []), ...[...parts].slice(0, 60)];
  for (const target of targets)
    for (const type of types) {
      target.dispatchEvent(new Event(type, {bubbles: true, cancelable: true}));
      target.dispatchEvent(new CustomEvent(type, {bubbles: true, composed: true, detail: 'x'}));
    }
  document.dispatchEvent(new Event('click', {bubbles: true}));
  return targets.length;
}

const pages = ['/embed/home', '/tools/sample-size', ...pagesOfEachKind, '/release-notes', '/nope'];

for (const address of daily(pages, 3)) {
  test(`${address} minds no event that says nothing of its key or place`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.addInitScript(
      `addEventListener('readystatechange', ${String(sendEvents)}, {capture: true, once: true})`,
    );
    await (address.startsWith('/embed/') ? page.goto(address) : visit(page, address));
    expect(await page.evaluate(sendEvents)).toBeGreaterThan(10);
    expect(errors).toEqual([]);
  });
}

/** A key of a keyboard whose letters are none of the Latin ones. */
const press = (page: Page, key: string, code: string): Promise<void> =>
  page.evaluate(
    ([name, place]) => {
      const how = {key: name ?? '', code: place ?? '', ctrlKey: true, bubbles: true, cancelable: true};
      document.body.dispatchEvent(new KeyboardEvent('keydown', how));
    },
    [key, code],
  );

test('the shortcuts work on a keyboard of other letters, and beside a dialog that nobody sees', async ({page}) => {
  await visit(page, '/docs/ab-testing');
  await page.evaluate(() => {
    const hidden = document.createElement('div');
    hidden.setAttribute('role', 'dialog');
    hidden.hidden = true;
    document.body.append(hidden);
  });
  const sidebar = page.getByRole('button', {name: /sidebar/i}).first();
  const before = await sidebar.getAttribute('aria-expanded');
  await press(page, 'и', 'KeyB');
  await expect(sidebar).not.toHaveAttribute('aria-expanded', before ?? '');
  await press(page, 'л', 'KeyK');
  await expect(field(page)).toBeFocused();
});
