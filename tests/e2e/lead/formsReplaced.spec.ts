import {test} from '../../support/owner/site';
import {lead, mail, message, send, serveSlowProvider} from '../../support/slowProvider';
import {eventNames, leadDialog, mailBody, openLeadDialog, openLeadForm} from '../../support/leadDialog';
import {expect, visit, type Page} from '../../support/browserTest';

const standInEmail = (page: Page) => leadDialog(page).getByLabel('Work email');

const site = (page: Page) => leadDialog(page).getByLabel('Company site');

const email = (page: Page) => leadDialog(page).getByRole('link', {name: 'Open the email'});

test.describe('a form that takes the place of another', () => {
  test('has every character that was typed meanwhile, and the caret', async ({page}) => {
    await serveSlowProvider(page, {drawsAfter: 1_500}, 1);
    await visit(page, '/');
    await openLeadForm(page);
    await leadDialog(page).getByLabel('Website address').fill('example.com');
    await standInEmail(page).click();
    const typed = 'ada.lovelace+spring-campaign-2026@a-long-subdomain.of.example.com';
    await page.keyboard.type(typed, {delay: 45});
    await page.keyboard.press('Home');
    await expect(send(page)).toBeVisible();
    await expect(mail(page)).toHaveValue(typed);
    await expect(site(page)).toHaveValue('example.com');
    await expect(standInEmail(page)).toHaveCount(0);
    await expect(mail(page)).toBeFocused();
    await page.keyboard.type('x');
    await expect(mail(page)).toHaveValue(`x${typed}`);
  });

  test('has them in a frame of its own too, and they outlive it', async ({page}) => {
    await serveSlowProvider(page, {inFrame: true, drawsAfter: 500}, 1);
    await visit(page, '/');
    await openLeadForm(page);
    await standInEmail(page).click();
    await page.keyboard.type('ada@example.com', {delay: 100});
    const frame = leadDialog(page).frameLocator('iframe');
    await expect(frame.getByLabel('Business mail')).toBeFocused();
    await expect(frame.getByLabel('Business mail')).toHaveValue('ada@example.com');
    await frame.getByRole('textbox', {name: 'How can we help?'}).fill('Hello');
    await leadDialog(page).getByRole('button', {name: 'Close'}).click();
    await openLeadDialog(page);
    await expect(frame.getByRole('textbox', {name: 'How can we help?'})).toHaveValue('Hello');
    await frame.getByRole('button', {name: 'Send'}).click();
    await expect(leadDialog(page).getByText('Your details have been sent.')).toBeVisible();
    expect((await eventNames(page)).filter((name) => lead.includes(String(name)))).toEqual(lead);
  });

  test('is drawn anew: it has them again, with the caret', async ({page}) => {
    await serveSlowProvider(page, {redrawsAfter: 1_000});
    await visit(page, '/');
    await openLeadForm(page);
    await mail(page).click();
    const typed = 'ada.lovelace@a-long-subdomain.of.example.com';
    await page.keyboard.type(typed, {delay: 45});
    await expect(mail(page)).toHaveValue(typed);
    await expect(mail(page)).toBeFocused();
  });

  // What it has no field for, tests/unit/lead/fields.test.ts puts into its message, or returns for the email.

  test('which never says that it is ready: its words stay, in fields and in the email', async ({page}) => {
    await serveSlowProvider(page, {saysReady: false});
    await page.clock.install();
    await visit(page, '/');
    await openLeadForm(page);
    await page.clock.runFor(1_000);
    await mail(page).fill('ada@example.com');
    await message(page).fill('Please call me');
    await page.clock.runFor(10_000);
    await expect(message(page)).toHaveValue('Please call me');
    await expect(message(page)).toBeFocused();
    await expect(standInEmail(page)).toHaveValue('ada@example.com');
    await standInEmail(page).press('End');
    await page.keyboard.type('x');
    const text = await mailBody(email(page));
    expect(text).toContain('Work email: ada@example.comx');
    expect(text).toContain('How can we help?: Please call me');
  });
});

test('what a password manager fills in by `change` alone is in the email', async ({page}) => {
  await serveSlowProvider(page, {}, 9);
  await visit(page, '/');
  await openLeadForm(page);
  await standInEmail(page).evaluate((field: HTMLInputElement) => {
    field.value = 'ada@example.com';
    field.dispatchEvent(new Event('change', {bubbles: true}));
  });
  expect(await mailBody(email(page))).toContain('Work email: ada@example.com');
});
