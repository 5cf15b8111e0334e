import {expect, type Page} from '@playwright/test';
import {test} from '../support/hubspotSite';
import {serveSlowProvider} from '../support/slowProvider';
import {eventNames, leadDialog, mailBody, openLeadDialog as openDialog} from '../support/leadDialog';
import {visit} from '../support/inApp';

/** Opens the dialog and waits for the code of its form, whose time starts then. */
async function openLeadDialog(page: Page): Promise<void> {
  await openDialog(page);
  await expect(leadDialog(page).locator('[data-island-ready]')).toHaveCount(1);
}

const standInEmail = (page: Page) => leadDialog(page).getByLabel('Work email');
const mail = (page: Page) => leadDialog(page).getByLabel('Business mail');
const site = (page: Page) => leadDialog(page).getByLabel('Company site');
const message = (page: Page) => leadDialog(page).getByRole('textbox', {name: 'How can we help?'});
const send = (page: Page) => leadDialog(page).getByRole('button', {name: 'Send'});
const email = (page: Page) => leadDialog(page).getByRole('link', {name: 'Open the email'});

const lead = ['lead_submit_click', 'lead_form_stage', 'generate_lead'];

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(leadDialog(page)).toBeHidden();
}

/** Opens the dialog once more and says what its form holds. */
async function reopened(page: Page): Promise<string[]> {
  if (!(await leadDialog(page).isVisible())) await openLeadDialog(page);
  await expect(mail(page)).not.toHaveValue('');
  return [await mail(page).inputValue(), await message(page).inputValue()];
}

test.describe('a form that takes the place of another', () => {
  test('has every character that was typed meanwhile, and the caret', async ({page}) => {
    await serveSlowProvider(page, {drawsAfter: 1_500}, 1);
    await visit(page, '/');
    await openLeadDialog(page);
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
    await openLeadDialog(page);
    await standInEmail(page).click();
    await page.keyboard.type('ada@example.com', {delay: 100});
    const frame = leadDialog(page).frameLocator('iframe');
    await expect(frame.getByLabel('Business mail')).toBeFocused();
    await expect(frame.getByLabel('Business mail')).toHaveValue('ada@example.com');
    await frame.getByRole('textbox', {name: 'How can we help?'}).fill('Hello');
    await leadDialog(page).getByRole('button', {name: 'Close'}).click();
    await openDialog(page);
    await expect(frame.getByRole('textbox', {name: 'How can we help?'})).toHaveValue('Hello');
    await frame.getByRole('button', {name: 'Send'}).click();
    await expect(leadDialog(page).getByText('Your details have been sent.')).toBeVisible();
    expect((await eventNames(page)).filter((name) => lead.includes(String(name)))).toEqual(lead);
  });

  test('is drawn anew: it has them again, with the caret', async ({page}) => {
    await serveSlowProvider(page, {redrawsAfter: 1_000});
    await visit(page, '/');
    await openLeadDialog(page);
    await mail(page).click();
    const typed = 'ada.lovelace@a-long-subdomain.of.example.com';
    await page.keyboard.type(typed, {delay: 45});
    await expect(mail(page)).toHaveValue(typed);
    await expect(mail(page)).toBeFocused();
  });

  test('takes what it has no field for into its message, where the visitor goes on', async ({page}) => {
    await serveSlowProvider(page, {asksForWebsite: false}, 1);
    await visit(page, '/');
    await openLeadDialog(page);
    await leadDialog(page).getByLabel('Website address').click();
    const typed = 'shop.example/0123456789/abcdefghij';
    await page.keyboard.type(typed, {delay: 60});
    await expect(message(page)).toHaveValue(`Website address: ${typed}`);
    await close(page);
    await openDialog(page);
    await expect(message(page)).toHaveValue(`Website address: ${typed}`);
  });

  test('leaves what it cannot take at all to the email, also once it is sent', async ({page}) => {
    await serveSlowProvider(page, {asksForWebsite: false, hasMessage: false}, 1);
    await visit(page, '/');
    await openLeadDialog(page);
    await leadDialog(page).getByLabel('Website address').fill('example.com');
    await expect(leadDialog(page).getByText('The form has no field for some of what you typed.')).toBeVisible();
    await mail(page).fill('ada@example.com');
    await send(page).click();
    await expect(leadDialog(page).getByText('Your details have been sent.')).toBeVisible();
    expect(await mailBody(email(page))).toContain('Website address: example.com');
  });

  test('which never says that it is ready: its words stay, in fields and in the email', async ({page}) => {
    await serveSlowProvider(page, {saysReady: false});
    await page.clock.install();
    await visit(page, '/');
    await openLeadDialog(page);
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
  await openLeadDialog(page);
  await standInEmail(page).evaluate((field: HTMLInputElement) => {
    field.value = 'ada@example.com';
    field.dispatchEvent(new Event('change', {bubbles: true}));
  });
  expect(await mailBody(email(page))).toContain('Work email: ada@example.com');
});

test.describe('words that were typed and not sent are put back', () => {
  const typed = ['ada@example.com', 'Please call\nme 👋'];

  test.beforeEach(async ({page}) => {
    await serveSlowProvider(page);
    await visit(page, '/pricing');
    await openLeadDialog(page);
    await mail(page).fill('ada@example.com');
    await message(page).fill('Please call\nme 👋');
  });

  const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    Escape: close,
    'a click beside the dialog': (page) => page.mouse.click(5, 300),
    'a reload': (page) => page.reload(),
    'another page and Back': async (page) => {
      await page.goto('/team');
      await page.goBack();
    },
    'another page': (page) => page.goto('/team'),
  };
  for (const [what, leave] of Object.entries(ways))
    test(`after ${what}`, async ({page}) => {
      await leave(page);
      expect(await reopened(page)).toEqual(typed);
    });

  test('for an hour', async ({page}) => {
    await close(page);
    await page.evaluate(() => {
      const hourLater = Date.now() + 3_600_000;
      Date.now = () => hourLater;
    });
    await openLeadDialog(page);
    await expect(send(page)).toBeVisible();
    await expect(mail(page)).toHaveValue('');
  });

  test('and not once they are sent', async ({page}) => {
    await send(page).click();
    await expect(leadDialog(page).getByText('Your details have been sent.')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('lead_draft'))).toBeNull();
    await page.reload();
    await openLeadDialog(page);
    await expect(send(page)).toBeVisible();
    await expect(mail(page)).toHaveValue('');
  });
});

/** Has the pages of a tab note the names of their events, up to the last one before a page is left. */
async function noteEvents(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const queue: object[] = [];
    queue.push = (...entries: object[]) => {
      const names = entries.flatMap((entry) => ('event' in entry ? [entry.event] : []));
      sessionStorage.setItem('events', [sessionStorage.getItem('events') ?? [], ...names].join());
      return entries.length;
    };
    window.dataLayer = queue;
  });
  return async () => {
    const names = await page.evaluate(() => sessionStorage.getItem('events') ?? '');
    return names.split(',').filter((name) => lead.includes(name));
  };
}

test.describe('a lead is reported once', () => {
  test('when the dialog is closed before the provider answers, and opened again', async ({page}) => {
    await serveSlowProvider(page, {answersAfter: 1_000});
    await visit(page, '/');
    await openLeadDialog(page);
    await mail(page).fill('ada@example.com');
    await send(page).click();
    await close(page);
    await openDialog(page);
    await close(page);
    await expect
      .poll(() => eventNames(page).then((names) => names.filter((name) => lead.includes(String(name)))))
      .toEqual(lead);
    await expect(page.locator('#hubspot-form-container')).toBeEmpty();
    await openDialog(page);
    await expect(mail(page)).toHaveValue('');
  });

  test('when the page is left before the provider answers', async ({page}) => {
    const events = await noteEvents(page);
    await serveSlowProvider(page, {answersAfter: 'never'});
    await visit(page, '/');
    await openLeadDialog(page);
    await mail(page).fill('ada@example.com');
    await send(page).click();
    await page.goto('/team');
    expect(await events()).toEqual(lead);
  });
});

test('one form is there, however often the dialog is opened while it is drawn', async ({page}) => {
  await serveSlowProvider(page, {drawsAfter: 700});
  await page.clock.install();
  await visit(page, '/');
  await openLeadDialog(page);
  for (let opening = 0; opening < 3; opening += 1) {
    await page.clock.runFor(150);
    await close(page);
    await openDialog(page);
  }
  await page.clock.runFor(5_000);
  await expect(send(page)).toBeVisible();
  await expect(page.locator('#hubspot-form-container form')).toHaveCount(1);
});
