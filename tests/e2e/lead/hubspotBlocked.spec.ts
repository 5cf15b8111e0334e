import {expect} from '../../support/browserTest';
import {holdBack} from '../../support/holdBack';
import {openFormInStoppedTime, scriptAddress, serveHubspot, waitForForm} from '../../support/hubspot';
import {test} from '../../support/owner/site';
import {eventNames, leadDialog, mailBody} from '../../support/leadDialog';

// That it is tried four times, 1, 2 and 4 s apart, tests/unit/lead/lifeCycle.test.ts holds.
test.describe('with the provider blocked', () => {
  test('what was typed meanwhile is in the email, and in the form once it loads', async ({page}) => {
    await page.route(scriptAddress, (route) => route.abort('blockedbyclient'));
    await openFormInStoppedTime(page);
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

for (const [what, body] of Object.entries(garbage)) {
  test(`${what} leaves the visitor with the way to reach out, and harms nothing else`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route(scriptAddress, (route) => route.fulfill({contentType: 'text/javascript', body}));
    await openFormInStoppedTime(page);
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
  await openFormInStoppedTime(page);
  await page.clock.runFor(10_000);
  await expect(leadDialog(page).getByText('The form did not load. We keep trying')).toBeVisible();
  await leadDialog(page).getByLabel('Work email').fill('ada@example.com');
  release();
  await page.clock.runFor(1_000);
  await waitForForm(page);
  await expect(leadDialog(page).getByLabel('Email')).toHaveValue('ada@example.com');
});
