import {expect} from '@playwright/test';
import {daily} from '../../support/daily';
import {holdBack} from '../../support/holdBack';
import {blockHubspot, scriptAddress, serveHubspot} from '../../support/hubspot';
import {test} from '../../support/hubspotSite';
import {eventNames, leadDialog, mailBody, openLeadForm} from '../../support/leadDialog';
import {visit} from '../../support/inApp';
import {stopClock, waitForForm} from '../../support/hubspotDialog';

declare global {
  interface Window {
    /** Scripts that the browser could not fetch, counted by the test. */
    failedScripts: number;
  }
}

test.describe('with the provider blocked', () => {
  test('it is tried four times, 1, 2 and 4 s apart, with a way to reach out from the first failure on', async ({
    page,
  }) => {
    const requests = await blockHubspot(page);
    await page.addInitScript(() => {
      Object.assign(window, {failedScripts: 0});
      addEventListener('error', ({target}) => target instanceof HTMLScriptElement && (window.failedScripts += 1), true);
    });
    const failures = () => page.evaluate(() => window.failedScripts);
    await page.clock.install({time: new Date('2026-01-01T00:00:00Z')});
    await visit(page, '/');
    await stopClock(page);
    await openLeadForm(page);
    await page.clock.runFor(100);
    const dialog = leadDialog(page);
    const email = dialog.getByRole('link', {name: 'Open the email'});
    await expect(dialog.getByText('The form did not load. We keep trying')).toBeVisible();
    await expect(email).toHaveAttribute('href', /^mailto:/);
    let expected = 1;
    for (const wait of [1_000, 2_000, 4_000]) {
      expect(requests()).toBe(expected);
      // A wait starts to count once the page has heard of the failure before it.
      await expect.poll(failures).toBe(expected);
      await page.clock.runFor(wait - 100);
      expect(requests()).toBe(expected);
      await page.clock.runFor(100);
      await expect.poll(requests).toBe(++expected);
      await expect(email).toBeVisible();
    }
    await expect.poll(failures).toBe(expected);
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
    await openLeadForm(page);
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

/** What may come in place of the provider's script. */
const garbage = {
  'a provider that draws nothing and talks nonsense':
    'window.hbspt = {forms: {create() { for (const data of [null, 1, "x", {type: "hsFormCallback"}, {type: "hsFormCallback", id: {}, eventName: []}]) postMessage(data); }}}',
  'a page instead of a script': '<!doctype html><title>Sign in to the network</title>',
  'a script that brings nothing': '',
  'a provider of another make': 'window.hbspt = {forms: {}}',
};

for (const [what, body] of daily(Object.entries(garbage), 2)) {
  test(`${what} leaves the visitor with the way to reach out, and harms nothing else`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route(scriptAddress, (route) => route.fulfill({contentType: 'text/javascript', body}));
    await page.clock.install({time: new Date('2026-01-01T00:00:00Z')});
    await visit(page, '/');
    await stopClock(page);
    await openLeadForm(page);
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
  await serveHubspot(page);
  const release = await holdBack(page, scriptAddress);
  await page.clock.install({time: new Date('2026-01-01T00:00:00Z')});
  await visit(page, '/');
  await stopClock(page);
  await openLeadForm(page);
  await page.clock.runFor(100);
  await page.clock.runFor(10_000);
  await expect(leadDialog(page).getByText('The form did not load. We keep trying')).toBeVisible();
  await leadDialog(page).getByLabel('Work email').fill('ada@example.com');
  release();
  await page.clock.runFor(1_000);
  await waitForForm(page);
  await expect(leadDialog(page).getByLabel('Email')).toHaveValue('ada@example.com');
});
