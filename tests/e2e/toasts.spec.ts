import {expect, test, visit} from '../support/browserTest';
import {besideScreen} from '../support/presses/beside';
import {fillInForm, leadDialog, openLeadDialog} from '../support/leadDialog';

test('a toast stands over an open dialog and outlives it, is reached by Alt+T, and leaves once nobody looks into it', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 720});
  await visit(page, '/pricing');
  await openLeadDialog(page);
  await fillInForm(page);
  await page.keyboard.press('Enter');
  await page.clock.install();
  const copy = leadDialog(page).getByRole('button', {name: 'Copy the text'});
  await copy.click();

  const region = page.getByRole('region', {name: 'Notifications Alt+T'});
  const toast = region.getByRole('status').getByText('Text copied');
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCSS('transform', 'none');
  const box = await toast.boundingBox();
  expect([(box?.x ?? 0) + (box?.width ?? 0), (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([1280 - 24, 720 - 24]);
  await toast.click();

  await page.mouse.move(10, 10);
  await page.keyboard.press('Alt+t');
  await expect(region).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await copy.focus();
  await page.clock.runFor(2_000);
  await expect(toast).toHaveCount(0);

  await copy.click();
  await page.keyboard.press('Escape');
  await expect(leadDialog(page)).toBeHidden();
  await expect(page.getByText('Text copied')).toBeVisible();
  expect(await besideScreen(page)).toEqual([]);
  await page.getByText('Text copied').hover();
  await page.clock.runFor(10_000);
  await expect(page.getByText('Text copied')).toBeVisible();
  await page.mouse.move(10, 10);
  await page.clock.runFor(5_000);
  await expect(page.getByText('Text copied')).toHaveCount(0);
});
