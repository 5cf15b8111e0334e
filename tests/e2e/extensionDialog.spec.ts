import {expectAccessibleInBothThemes} from '../support/accessibility';
import {expect, test, visit} from '../support/browserTest';
import {eventNames, leadDialog} from '../support/leadDialog';

test('it works by keyboard, leads to the lead form, returns the focus, and has no accessibility violations', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/');
  const opener = page.locator('[data-opens-dialog="extension"]:visible').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Get the extension'});
  await expect(dialog.getByRole('link', {name: 'Download from Chrome Store'})).toHaveAttribute('href', '/extension');
  const tryFirst = dialog.getByRole('button', {name: 'Try it on your site first (Recommended)'});
  await page.keyboard.press('Tab');
  await expect(tryFirst).toBeFocused();
  await expectAccessibleInBothThemes(page, 'dialog[open]');
  // No key of the page opens another dialog over it.
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  // Trying it first opens the lead form in its place, and the focus returns to the first opener.
  await opener.click();
  await tryFirst.click();
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
