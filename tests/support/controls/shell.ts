import {expect, type Page} from '@playwright/test';
import {leadDialogWords} from '../../../src/lead/words';
import {hydrated} from '../inApp';
import {eventNames} from '../leadDialog';
import {shownColor} from '../shownColor';
import {expectPath, type Control} from './control';

/** Opens the lead dialog, types into it, leaves it by Escape and finds what was typed. */
async function useLeadDialog(page: Page, language: 'en' | 'de'): Promise<void> {
  const {title, fields} = leadDialogWords[language];
  const dialog = page.getByRole('dialog', {name: title});
  const email = dialog.getByLabel(fields.email.label);
  const opener = page.locator('[data-opens-dialog="lead"]:visible').first();
  await opener.click();
  await expect(dialog).toBeVisible();
  await expect(page.locator('#hubspot-form-container')).toHaveCount(1);
  await expect(dialog.locator('#hubspot-form-container').and(page.locator(':visible'))).toHaveCount(1);
  await email.pressSequentially('ada@example.com');
  await expect.poll(() => eventNames(page)).toEqual(['lead_form_open', 'lead_form_render']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(email).toHaveValue('ada@example.com');
}

/** Controls that every page has. */
export const shellControls: readonly Control[] = [
  {
    name: 'the menu of a narrow screen',
    path: '/',
    width: 390,
    async use(page) {
      const opener = page.getByRole('button', {name: 'Open menu'});
      const menu = page.getByRole('dialog', {name: 'Menu'});
      await opener.click();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await menu.getByRole('link', {name: 'Team'}).click();
      await expectPath(page, '/team');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
    },
  },
  {
    name: 'the theme switch',
    path: '/pricing',
    async use(page) {
      const toLight = page.getByRole('button', {name: 'Switch to light theme'});
      await page.getByRole('button', {name: 'Switch to dark theme'}).click();
      await expect(page.locator('body')).toHaveCSS('background-color', shownColor('paper', 'dark'));
      await expect(toLight).toBeFocused();
      await page.reload();
      await expect(page.locator('body')).toHaveCSS('background-color', shownColor('paper', 'dark'));
      await hydrated(page);
      await toLight.click();
      await expect(page.locator('body')).toHaveCSS('background-color', shownColor('paper', 'light'));
    },
  },
  {name: 'the lead dialog', path: '/', use: (page) => useLeadDialog(page, 'en')},
  {
    name: 'the lead dialog in German',
    path: '/?audience=german&locale=de-DE',
    use: (page) => useLeadDialog(page, 'de'),
  },
  {
    name: 'the search',
    path: '/docs',
    async use(page) {
      const field = page.getByRole('combobox', {name: 'Search this site'});
      const address = '/docs/advanced-features/api-integration';
      await page.keyboard.press('/');
      await expect(field).toBeFocused();
      await page.keyboard.type('postman');
      await expect(page.getByRole('option').first()).toHaveAttribute('href', new RegExp(`^${address}(#|$)`));
      await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expectPath(page, address);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
];
