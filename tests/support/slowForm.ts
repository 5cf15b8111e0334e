import {expect, type Page} from '@playwright/test';
import {leadDialog} from './leadDialog';

/** The email field of the slow provider's form. */
export const mail = (page: Page) => leadDialog(page).getByLabel('Business mail');

/** Its message. */
export const message = (page: Page) => leadDialog(page).getByRole('textbox', {name: 'How can we help?'});

/** Its button. */
export const send = (page: Page) => leadDialog(page).getByRole('button', {name: 'Send'});

/** What a sent lead reports, in order. */
export const lead = ['lead_submit_click', 'lead_form_stage', 'generate_lead'];

/** Leaves the dialog by the keyboard. */
export async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(leadDialog(page)).toBeHidden();
}
