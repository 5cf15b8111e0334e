import {expect, type Page} from '@playwright/test';
import {blockHubspot, scriptAddress, serveHubspot} from '../support/hubspot';
import {test} from '../support/hubspotSite';
import {
  dataLayer,
  eventNames,
  leadDialog,
  leadForm,
  mailBody,
  openLeadDialog as openDialog,
} from '../support/leadDialog';
import {visit} from '../support/inApp';

async function fillInForm(page: Page): Promise<void> {
  await leadDialog(page).getByLabel('Email').fill('ada@example.com');
  await leadDialog(page).getByLabel('Website').fill('example.com');
}

/** Opens the dialog and waits for the code of its form, whose time starts then. */
async function openLeadDialog(page: Page): Promise<void> {
  await openDialog(page);
  await expect(leadDialog(page).locator('[data-island-ready]')).toHaveCount(1);
}

/** Time stands still from here on, but for what a test lets pass. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date('2026-01-01T01:00:00Z'));
}

/** The script takes its own time to arrive, and then needs a little of the page's. */
async function waitForForm(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(submitButton(page)).toBeVisible({timeout: 100});
  }).toPass();
}

const submitButton = (page: Page) => leadDialog(page).getByRole('button', {name: 'Send'});

test.describe('with a provider that answers', () => {
  test.beforeEach(({page}) => serveHubspot(page));

  test('nothing is fetched before the dialog opens', async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await visit(page, '/');
    expect(requests.length).toBeGreaterThan(2);
    expect(requests).not.toContain(scriptAddress);
    await openLeadDialog(page);
    await expect(submitButton(page)).toBeVisible();
    expect(requests.filter((url) => url === scriptAddress)).toHaveLength(1);
  });

  test('the events come in order, with HubSpot as the provider', async ({page}) => {
    await visit(page, '/');
    await openLeadDialog(page);
    await fillInForm(page);
    await page.keyboard.press('Enter');
    await expect(leadDialog(page).getByText('Thanks for submitting the form.')).toBeVisible();
    await expect(leadDialog(page).getByText('Your details have been sent.')).toBeVisible();
    expect(await dataLayer(page)).toEqual([
      {event: 'lead_form_open', ...leadForm},
      {event: 'lead_form_render', ...leadForm},
      {event: 'lead_submit_click', ...leadForm},
      {event: 'lead_form_stage', ...leadForm, stage: 'submitted'},
      {event: 'generate_lead', ...leadForm, lead_provider: 'hubspot', dedupe_id: `${leadForm.form_id}:<timestamp>`},
    ]);
  });

  test('failed validation shows at the fields, hides the summary and enables the button', async ({page}) => {
    await visit(page, '/');
    await openLeadDialog(page);
    await submitButton(page).click();
    await expect(leadDialog(page).getByText('Please complete this required field.')).toHaveCount(2);
    await expect(leadDialog(page).getByText('Please complete this required field.').first()).toBeVisible();
    await expect(leadDialog(page).getByText('Please complete all required fields.')).toBeHidden();
    await expect(submitButton(page)).toBeEnabled();
    expect((await eventNames(page)).slice(2)).toEqual(['lead_submit_click']);
  });

  test('closing empties the container; the next opening draws the form anew with the same script, and the words that were typed', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await visit(page, '/');
    for (const kept of ['', 'ada@example.com']) {
      await openLeadDialog(page);
      await expect(submitButton(page)).toBeVisible();
      await expect(page.locator('#hubspot-form-container form')).toHaveCount(1);
      await expect(leadDialog(page).getByLabel('Email')).toHaveValue(kept);
      await fillInForm(page);
      await page.keyboard.press('Escape');
      await expect(page.locator('#hubspot-form-container')).toBeEmpty();
    }
    expect(requests.filter((url) => url === scriptAddress)).toHaveLength(1);
    expect(await eventNames(page)).toEqual(['lead_form_open', 'lead_form_render', 'lead_form_open']);
  });
});

test('a submission without an answer gives the button back after 10 s, and the text as an email', async ({page}) => {
  await serveHubspot(page, 'never answers');
  await page.clock.install({time: new Date('2026-01-01T00:00:00Z')});
  await visit(page, '/');
  await stopClock(page);
  await openLeadDialog(page);
  await page.clock.runFor(100);
  await waitForForm(page);
  await fillInForm(page);
  await submitButton(page).click();
  await page.clock.runFor(100);
  await expect(submitButton(page)).toBeDisabled();
  await page.clock.runFor(9_000);
  await expect(submitButton(page)).toBeDisabled();
  await page.clock.runFor(1_000);
  await expect(submitButton(page)).toBeEnabled();
  await expect(leadDialog(page).getByText('No answer yet')).toBeVisible();
  await expect(leadDialog(page).getByLabel('Email')).toHaveValue('ada@example.com');
  expect(await mailBody(leadDialog(page).getByRole('link', {name: 'Open the email'}))).toContain(
    'Email: ada@example.com\r\nWebsite: example.com',
  );
  expect(await eventNames(page)).not.toContain('generate_lead');
});

test.describe('with the provider blocked', () => {
  test('it is tried four times, 1, 2 and 4 s apart, with a way to reach out from the first failure on', async ({
    page,
  }) => {
    const requests = await blockHubspot(page);
    await page.clock.install({time: new Date('2026-01-01T00:00:00Z')});
    await visit(page, '/');
    await stopClock(page);
    await openLeadDialog(page);
    await page.clock.runFor(100);
    const dialog = leadDialog(page);
    const email = dialog.getByRole('link', {name: 'Open the email'});
    await expect(dialog.getByText('The form did not load. We keep trying')).toBeVisible();
    await expect(email).toHaveAttribute('href', /^mailto:/);
    expect(requests()).toBe(1);
    let expected = 1;
    for (const wait of [1_000, 2_000, 4_000]) {
      await page.clock.runFor(wait - 100);
      expect(requests()).toBe(expected);
      await page.clock.runFor(100);
      await expect.poll(requests).toBe(++expected);
      await expect(email).toBeVisible();
      // The answer of this attempt arrives before the next wait starts to count.
      await expect(dialog.locator('#hubspot-form-container form')).toHaveCount(0);
    }
    await expect(dialog.getByText('The form could not be loaded.')).toBeVisible();
    await page.clock.runFor(60_000);
    expect(requests()).toBe(4);
    expect(await eventNames(page)).toEqual(['lead_form_open']);
  });

  test('what was typed meanwhile is in the email, and in the form once it loads', async ({page}) => {
    await blockHubspot(page);
    await page.clock.install({time: new Date('2026-01-01T00:00:00Z')});
    await visit(page, '/');
    await stopClock(page);
    await openLeadDialog(page);
    await page.clock.runFor(100);
    const dialog = leadDialog(page);
    await dialog.getByLabel('Work email').fill('ada@example.com');
    await dialog.getByLabel('Website address').fill('example.com');
    expect(await mailBody(dialog.getByRole('link', {name: 'Open the email'}))).toContain(
      'Work email: ada@example.com\r\nWebsite address: example.com',
    );
    await page.unroute(scriptAddress);
    await serveHubspot(page);
    await page.clock.runFor(1_000);
    await waitForForm(page);
    await expect(dialog.getByLabel('Email')).toHaveValue('ada@example.com');
    await expect(dialog.getByLabel('Website')).toHaveValue('example.com');
    await expect(dialog.getByRole('link', {name: 'Open the email'})).toBeHidden();
    expect(await eventNames(page)).toEqual(['lead_form_open', 'lead_form_render']);
  });
});

/** What may come in place of the provider's script, and where the form then stands. */
const garbage = {
  'a page instead of a script': '<!doctype html><title>Sign in to the network</title>',
  'a script that brings nothing': '',
  'a provider of another make': 'window.hbspt = {forms: {}}',
  'a provider that draws nothing and talks nonsense':
    'window.hbspt = {forms: {create() { for (const data of [null, 1, "x", {type: "hsFormCallback"}, {type: "hsFormCallback", id: {}, eventName: []}]) postMessage(data); }}}',
};

for (const [what, body] of Object.entries(garbage)) {
  test(`${what} leaves the visitor with the way to reach out, and harms nothing else`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route(scriptAddress, (route) => route.fulfill({contentType: 'text/javascript', body}));
    await page.clock.install({time: new Date('2026-01-01T00:00:00Z')});
    await visit(page, '/');
    await stopClock(page);
    await openLeadDialog(page);
    const dialog = leadDialog(page);
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(dialog.getByText('The form could not be loaded.')).toBeVisible({timeout: 100});
    }).toPass();
    await dialog.getByLabel('Work email').fill('ada@example.com');
    expect(await mailBody(dialog.getByRole('link', {name: 'Open the email'}))).toContain('ada@example.com');
    expect(await eventNames(page)).toEqual(['lead_form_open']);
    // The browser itself reports what is no script.
    expect(errors.filter((error) => !error.includes("Unexpected token '<'"))).toEqual([]);
  });
}

test('a provider that hangs is given up after its time, and one that comes late is still taken', async ({page}) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await serveHubspot(page);
  await page.route(scriptAddress, async (route) => {
    await held;
    await route.fallback();
  });
  await page.clock.install({time: new Date('2026-01-01T00:00:00Z')});
  await visit(page, '/');
  await stopClock(page);
  await openLeadDialog(page);
  await page.clock.runFor(100);
  await page.clock.runFor(10_000);
  await expect(leadDialog(page).getByText('The form did not load. We keep trying')).toBeVisible();
  await leadDialog(page).getByLabel('Work email').fill('ada@example.com');
  release();
  await page.clock.runFor(1_000);
  await waitForForm(page);
  await expect(leadDialog(page).getByLabel('Email')).toHaveValue('ada@example.com');
});
