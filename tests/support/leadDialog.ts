import {expect, type Locator, type Page} from '@playwright/test';

/** The lead dialog while it is open, whatever it is asked for and so called. */
export function leadDialog(page: Page): Locator {
  return page.getByRole('dialog').and(page.locator('[data-dialog="lead"]'));
}

/** Opens the lead dialog by a button of the page; returns the button. */
export async function openLeadDialog(page: Page): Promise<Locator> {
  const opener = page.locator('[data-opens-dialog="lead"]:visible').first();
  await opener.click();
  await expect(leadDialog(page)).toBeVisible();
  return opener;
}

/** Opens the lead dialog and waits for the code of its form, whose time starts then. */
export async function openLeadForm(page: Page): Promise<void> {
  await openLeadDialog(page);
  await expect(leadDialog(page).locator('[data-island-ready]')).toHaveCount(1);
}

/** All entries of the data layer, with their timestamps checked and left out. */
export async function dataLayer(page: Page): Promise<object[]> {
  const entries = await page.evaluate(() => window.dataLayer ?? []);
  return entries.map((entry) => {
    const {timestamp, dedupe_id: dedupeId, ...rest} = {timestamp: '', dedupe_id: '', ...entry};
    expect(timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    return dedupeId === '' ? rest : {...rest, dedupe_id: dedupeId.replace(timestamp, '<timestamp>')};
  });
}

export async function eventNames(page: Page): Promise<unknown[]> {
  return (await dataLayer(page)).map((entry) => ('event' in entry ? entry.event : undefined));
}

/** The body of the email that a link opens. */
export async function mailBody(link: Locator): Promise<string | null> {
  const href = (await link.getAttribute('href')) ?? '';
  return new URL(href).searchParams.get('body');
}

/** The form that the events name. */
export const leadForm = {form_id: '00000000-0000-4000-8000-000000000000', form_name: 'Start Your Free Trial'};

/** Fills in the embedded form. */
export async function fillInForm(page: Page): Promise<void> {
  await leadDialog(page).getByLabel('Work email').fill('ada@example.com');
  await leadDialog(page).getByLabel('Website address').fill('example.com/spring');
}
