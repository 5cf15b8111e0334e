import {expect, test, visit} from '../../support/browserTest';
import {chosenOn, unmarked} from '../../support/chosen';
import {field, openSearch, options, searchDialog} from '../../support/searchDialog';
import {addressOf} from '../../support/fetchedScript';
import {holdBack} from '../../support/holdBack';

test('no character is a key of the page; each key opens the search, but not while somebody types', async ({page}) => {
  const key = page.getByRole('banner').locator('[data-opens-dialog=search] kbd');
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/docs');
  await expect(key).toHaveAttribute('data-keys', 'Ctrl K');
  const written = () => key.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await written()).toBe('"Ctrl K"');
  const width = (await key.boundingBox())?.width;

  // Dictation and slips type characters.
  const before = await page.content();
  for (let code = 33; code < 127; code++) await page.keyboard.press(String.fromCharCode(code));
  expect(await page.content()).toBe(before);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.evaluate(() => {
    const other = document.createElement('input');
    other.id = 'other';
    document.querySelector('main')?.prepend(other);
  });
  for (const keys of ['Control+k', 'Meta+k']) {
    await page.locator('#other').focus();
    await page.keyboard.press(keys);
    await expect(searchDialog(page)).toBeHidden();
    await page.locator('#other').evaluate((other: HTMLElement) => other.blur());
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toBeHidden();
  }

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', {value: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'});
  });
  await visit(page, '/team');
  await expect(key).toHaveAttribute('data-keys', '⌘K');
  expect((await key.boundingBox())?.width).toBe(width);
});

test('closing the search takes back what Enter has asked for, before and after its code is there', async ({page}) => {
  const [code, index] = [await holdBack(page, addressOf('search')), await holdBack(page, /\/pagefind\//)];
  for (const isThere of [false, true]) {
    await openSearch(page, '/docs');
    if (isThere) code();
    await page.keyboard.type('ramp to 100%');
    if (isThere) await expect(searchDialog(page)).toContainText('Loading the index...');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  index();
  await page.keyboard.press('Control+k');
  await expect(options(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/docs$/);
});

// That the keyboard alone finds, chooses and opens a page, tests/support/controls has in Firefox and WebKit.
test('the field says what it controls while there is a list; arrows and mouse choose, Ctrl+Enter opens a tab', async ({
  page,
  context,
}) => {
  await visit(page, '/docs');
  const opener = page.getByRole('button', {name: 'Search', exact: true});
  await opener.click();
  const hint = await searchDialog(page).getByText(/^Try /).textContent();
  const line = () =>
    field(page)
      .locator('..')
      .evaluate((element) => getComputedStyle(element).borderBottomColor);
  const lineInFocus = await line();
  await field(page).blur();
  expect(await line(), 'the line below the field shows the focus').not.toBe(lineInFocus);
  await field(page).fill('postman');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  const list = await page.getByRole('listbox').getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-controls', list ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  const last = (await options(page).last().getAttribute('id')) ?? '';
  await expect(field(page)).toHaveAttribute('aria-activedescendant', last);

  // In a low window each can be seen between the field and the keys at the bottom while it is chosen.
  await page.setViewportSize({width: 1280, height: 500});
  await field(page).fill('visitors');
  await expect(options(page).nth(7)).toBeAttached();
  const covered = () =>
    page.getByRole('option', {selected: true}).evaluate((option) => {
      const {left, top, width, height} = option.getBoundingClientRect();
      return option.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? [] : [option.textContent];
    });
  const hidden: string[] = [];
  for (const arrow of ['ArrowDown', 'ArrowUp']) {
    for (let count = await options(page).count(); count > 0; count -= 1) {
      await page.keyboard.press(arrow);
      hidden.push(...(await covered()));
    }
  }
  expect(hidden).toEqual([]);
  const chosen = await chosenOn(page, 'dialog[open]');
  expect(chosen).toHaveLength(1);
  expect(await unmarked(page, chosen)).toEqual([]);
  await page.setViewportSize({width: 1280, height: 720});
  await field(page).fill('');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page)).not.toHaveAttribute('aria-controls', /.*/);
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /.*/);
  await expect(searchDialog(page)).toContainText(hint ?? '');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await field(page).fill('postman');
  await options(page).nth(1).hover();
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'false');
  const href = (await options(page).nth(1).getAttribute('href')) ?? '';
  const opened = context.waitForEvent('page');
  await field(page).press('Control+Enter');
  await expect(await opened).toHaveURL(href);
  await expect(searchDialog(page)).toBeVisible();
  await options(page).nth(1).click();
  await expect(page).toHaveURL(href);
  await expect(searchDialog(page)).toHaveCount(0);
});

test('what was typed before the code came is looked for, and Enter opens what it finds', async ({page}) => {
  const release = await holdBack(page, addressOf('search'));
  await openSearch(page);
  await page.keyboard.type('ramp to 100%');
  await page.keyboard.press('Enter');
  await expect(options(page)).toHaveCount(0);
  release();
  await expect(page).toHaveURL(/\/docs\/ab-testing#ramping-to-100$/);
});
