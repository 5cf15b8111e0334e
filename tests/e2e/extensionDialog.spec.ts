import {expectAccessibleInBothThemes} from '../support/accessibility';
import {expect, test, visit, type Locator, type Page} from '../support/browserTest';
import {eventNames, leadDialog} from '../support/leadDialog';

async function openExtensionDialog(page: Page): Promise<Locator> {
  const opener = page.locator('[data-opens-dialog="extension"]:visible').first();
  await opener.click();
  await expect(page.getByRole('dialog', {name: 'Get the extension'})).toBeVisible();
  return opener;
}

test('trying it first opens the lead form in its place, and the focus returns to the first opener', async ({page}) => {
  await visit(page, '/');
  const opener = await openExtensionDialog(page);
  await page.getByRole('button', {name: 'Try it on your site first (Recommended)'}).click();
  await expect(leadDialog(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(leadDialog(page).getByLabel('Work email')).toBeVisible();
  await expect(
    leadDialog(page)
      .locator(':focus')
      .or(leadDialog(page).and(page.locator(':focus'))),
  ).toHaveCount(1);
  await expect.poll(() => eventNames(page)).toEqual(['lead_form_open', 'lead_form_render']);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('it works by keyboard, returns the focus, and has no accessibility violations', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/');
  const opener = page.locator('[data-opens-dialog="extension"]:visible').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Get the extension'});
  await expect(dialog.getByRole('link', {name: 'Download from Chrome Store'})).toHaveAttribute('href', '/extension');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', {name: 'Try it on your site first (Recommended)'})).toBeFocused();
  await expectAccessibleInBothThemes(page, 'dialog[open]');
  // No key of the page opens another dialog over it.
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
