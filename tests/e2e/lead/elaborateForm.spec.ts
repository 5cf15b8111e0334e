import {accessibilityFaults} from '../../support/accessibility';
import {serveElaborateForm} from '../../support/elaborateForm';
import {test} from '../../support/owner/site';
import {eventNames, leadDialog, openLeadDialog} from '../../support/leadDialog';
import {expect, visit, type Page} from '../../support/browserTest';

const button = (page: Page, name: string) => leadDialog(page).getByRole('button', {name});

async function openForm(page: Page): Promise<void> {
  await openLeadDialog(page);
  await expect(button(page, 'Next')).toBeVisible();
}

test.beforeEach(async ({page}) => {
  await serveElaborateForm(page);
  await visit(page, '/');
});

test('is named beside a page that is out of reach, and filled in by mouse: calendar, file, two steps, captcha', async ({
  page,
}) => {
  await openForm(page);
  await expect(page.locator('[inert] main, main[inert]')).toHaveCount(1);
  await expect(leadDialog(page).getByRole('heading', {level: 2})).toBeVisible();
  expect(await accessibilityFaults(page, {within: '[data-dialog=lead]'})).toEqual([]);
  await leadDialog(page).getByLabel('Email').fill('ada@example.com');
  await leadDialog(page).getByLabel('Day of the call').click();
  await page.getByRole('button', {name: '12 May'}).click();
  await expect(leadDialog(page).getByLabel('Day of the call')).toHaveValue('12 May');
  await leadDialog(page)
    .getByLabel('Your page as a picture')
    .setInputFiles({name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('x')});
  await button(page, 'Next').click();
  await leadDialog(page).getByLabel('Website').fill('example.com');
  await expect(button(page, 'Send')).toBeEnabled();
  await button(page, 'Send').click();
  await page.getByLabel('I am human').click();
  await expect(page).toHaveURL(/\/docs$/);
});

test('is filled in by keyboard, and Tab leads from the dialog to what the provider put beside it', async ({page}) => {
  await openForm(page);
  await leadDialog(page).getByLabel('Email').fill('ada@example.com');
  await page.keyboard.press('Enter');
  await leadDialog(page).getByLabel('Website').fill('example.com');
  await page.keyboard.press('Enter');
  const human = page.getByLabel('I am human');
  await expect(human).toBeVisible();
  for (let stops = 0; stops < 12 && !(await human.evaluate((field) => field.matches(':focus'))); stops += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('header, main, footer'))).toBeNull();
  }
  await expect(human).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/docs$/);
});

test('what was typed in a later step is no trouble in the first one', async ({page}) => {
  await openForm(page);
  await leadDialog(page).getByLabel('Email').fill('ada@example.com');
  await button(page, 'Next').click();
  await leadDialog(page).getByLabel('Website').fill('example.com');
  await page.keyboard.press('Escape');
  await openForm(page);
  await expect(leadDialog(page).getByLabel('Email')).toHaveValue('ada@example.com');
  await expect(leadDialog(page).getByText('The form has no field')).toHaveCount(0);
  await button(page, 'Next').click();
  await expect(leadDialog(page).getByLabel('Website')).toHaveValue('example.com');
});

test('closes on Escape and on a press beside it, and on no other, and leaves the page as it was', async ({page}) => {
  const opener = await openLeadDialog(page);
  await expect(button(page, 'Next')).toBeVisible();
  await leadDialog(page).getByLabel('Day of the call').click();
  await page.mouse.click(5, 5);
  await expect(leadDialog(page)).toBeVisible();
  await expect(leadDialog(page).getByLabel('Day of the call')).toHaveValue('12 May');
  await page.mouse.click(5, 400);
  await expect(leadDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await openForm(page);
  await page.keyboard.press('Escape');
  await expect(leadDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await page.locator('[inert]').count()).toBe(0);
  expect((await eventNames(page)).filter((name) => name === 'lead_form_open')).toHaveLength(2);
});
