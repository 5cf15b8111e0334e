import {readFileSync} from 'node:fs';
import {contactAddress} from '../../../src/content/navigation';
import {daily, expect, test, visit} from '../../support/browserTest';
import {holdBack} from '../../support/holdBack';
import {sitePages} from '../../support/sitePages';
import {eventNames, fillInForm, leadDialog, openLeadDialog} from '../../support/leadDialog';

const scripts = '**/assets/js/**';

test('the Contact button opens it; Escape, its button and a click beside it close it and return the focus', async ({
  page,
}) => {
  await visit(page, '/');
  const contact = page.getByRole('button', {name: 'Contact', exact: true});
  const ways = [
    () => page.keyboard.press('Escape'),
    () => leadDialog(page).getByRole('button', {name: 'Close'}).click(),
    async () => {
      // A selection that ends beside it does not.
      await page.mouse.move(640, 300);
      await page.mouse.down();
      await page.mouse.move(20, 300);
      await page.mouse.up();
      await expect(leadDialog(page)).toBeVisible();
      await page.mouse.click(20, 300);
    },
  ];
  for (const close of ways) {
    await contact.click();
    await expect(leadDialog(page)).toBeVisible();
    await close();
    await expect(leadDialog(page)).toBeHidden();
    await expect(contact).toBeFocused();
  }
});

const linkToContact = `main a[href="${contactAddress}"]`;

test('a link to Contact opens it on its own page, asking a question, and returns the focus; in a new tab it leads home', async ({
  page,
  context,
}) => {
  const [linking] = sitePages().filter(({path}) =>
    readFileSync(`build${path === '/' ? '/index' : path}.html`, 'utf8').includes(`href="${contactAddress}"`),
  );
  if (linking === undefined) throw new Error('No page links to Contact.');
  await visit(page, linking.path);
  const link = page.locator(linkToContact).first();
  await link.click();
  await expect(leadDialog(page)).toBeVisible();
  await expect(leadDialog(page).getByLabel('What would you like?')).toHaveValue('question');
  await expect(leadDialog(page)).toHaveAccessibleName('Contact Us');
  await expect(page).toHaveURL(linking.path);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click({modifiers: ['ControlOrMeta']})]);
  await expect(leadDialog(page)).toBeHidden();
  await expect(leadDialog(opened)).toBeVisible();
  await expect(opened).toHaveURL(contactAddress);
});

test('nothing opens for another value of contact', async ({page}) => {
  for (const search of daily(['?contact=false&contact=true', '?contact=%3Cimg%20src=x%20onerror=alert(1)%3E'], 1)) {
    await visit(page, `/${search}`);
    await page.getByRole('button', {name: 'Contact', exact: true}).focus();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await eventNames(page)).toEqual([]);
  }
});

test('contact=true opens it on each page load, with what is offered, and a jump within that page does not', async ({
  page,
}) => {
  await visit(page, '/?contact=true');
  await expect(leadDialog(page)).toBeVisible();
  const dialog = leadDialog(page);
  await expect(dialog).toHaveAccessibleDescription('Stop wasting ad spend. Lift ROAS. Personalize every page.');
  const badges = ['2-min tailoring', 'A/B testing included', 'Higher conversion rates'];
  const notes = ['Secure', 'GDPR ready', 'GTM one-line tag plus Chrome extension', 'Cancel anytime'];
  await expect(dialog.getByRole('listitem')).toHaveText([...badges, ...notes]);
  for (const text of [...badges, 'Limited Early Access', ...notes])
    await expect(dialog.getByText(text, {exact: true})).toBeVisible();
  await expect(dialog.locator('#hubspot-form-container form')).toContainText(/^Send us your request by email/);
  await expect(dialog).not.toContainText(/connected/i);
  await page.keyboard.press('Escape');
  await expect(leadDialog(page)).toBeHidden();
  await page.evaluate(() => window.location.assign('#faq'));
  await expect(page).toHaveURL(/#faq$/);
  await expect(leadDialog(page)).toBeHidden();
  await page.reload();
  await expect(leadDialog(page)).toBeVisible();
  expect((await eventNames(page)).filter((event) => event === 'lead_form_open')).toHaveLength(1);
});

// That it opens before any code has come, and takes words, requests.spec.ts holds.

test('its form can be typed into and submitted before its code has come, once', async ({page}) => {
  await visit(page, '/pricing');
  const release = await holdBack(page, scripts);
  await openLeadDialog(page);
  expect(await eventNames(page)).toEqual(['lead_form_open']);
  await fillInForm(page);
  await page.keyboard.press('Enter');
  release();
  await expect(leadDialog(page).getByText('Nothing has been sent yet')).toBeVisible();
  await expect(leadDialog(page).getByText('Work email: ada@example.com')).toBeVisible();
  await expect(page).toHaveURL('/pricing');
  expect(await eventNames(page)).toEqual(['lead_form_open', 'lead_form_render', 'lead_submit_click']);
});

test('code that cannot be fetched is said in words, with the address, and asked for again', async ({page, context}) => {
  await visit(page, '/');
  await context.setOffline(true);
  await openLeadDialog(page);
  const failure = page.getByRole('alert').filter({hasText: 'could not be loaded'});
  await expect(failure.getByRole('link')).toHaveAttribute('href', /^mailto:\S+@\S+$/);
  // Within reach, over the dialog.
  await failure.getByRole('link').focus();
  await expect(failure.getByRole('link')).toBeFocused();
  await fillInForm(page);
  await page.keyboard.press('Enter');
  await context.setOffline(false);
  await expect(leadDialog(page).getByText('Nothing has been sent yet')).toBeVisible();
  await expect(failure).toBeHidden();
});
