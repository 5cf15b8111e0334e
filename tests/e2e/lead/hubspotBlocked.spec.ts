import {expect} from '../../support/browserTest';
import {openFormInStoppedTime, scriptAddress} from '../../support/hubspot';
import {test} from '../../support/owner/site';
import {eventNames, leadDialog, mailBody} from '../../support/leadDialog';

// That it is tried four times, 1, 2 and 4 s apart, and what becomes of what is typed meanwhile, tests/unit/lead holds.

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
