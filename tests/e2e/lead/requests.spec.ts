import {plans} from '../../../src/content/plans';
import {expect, test, visit, type Page} from '../../support/browserTest';
import {holdBack} from '../../support/holdBack';
import {eventNames, fillInForm, leadDialog, leadForm, mailBody, dataLayer} from '../../support/leadDialog';

const request = (page: Page) => leadDialog(page).getByLabel('What would you like?');

/** The last plan, whose button stands in its card. */
const [sold] = plans.slice(-1);
if (sold === undefined) throw new Error('There are no plans.');

/** Its button. */
const planButton = (page: Page) =>
  page.locator('main li').getByRole('button', {name: sold.cta, exact: true}).filter({visible: true}).last();

// The words of each plan and request: tests/unit/lead/message.test.ts.
test('a plan is asked for by its button, and the email carries it with the words about it', async ({page}) => {
  await visit(page, '/pricing');
  await planButton(page).click();
  await expect(request(page)).toHaveValue(sold.name);
  const title = sold.cta === 'Contact Sales' ? sold.cta : 'Start Your Free Trial';
  await expect(leadDialog(page)).toHaveAccessibleName(title);
  await fillInForm(page);
  await leadDialog(page).locator('textarea').fill('50,000 visitors');
  await leadDialog(page).getByRole('button', {name: 'Continue by email'}).click();
  await expect(leadDialog(page).getByText('Your email is ready.')).toBeVisible();
  // The form has become the email; it comes back to be changed.
  await expect(request(page)).toBeHidden();
  const body = (await mailBody(leadDialog(page).getByRole('link', {name: 'Open the email'}))) ?? '';
  const lines = body.split('\r\n');
  expect(lines[0]).toBe(`Hello, I am interested in the ${sold.name} plan of Tailor AI.`);
  expect(lines.at(-1)).toMatch(/: 50,000 visitors$/);
  expect(body).not.toContain('What would you like');
  expect((await dataLayer(page))[0]).toEqual({event: 'lead_form_open', ...leadForm});
  expect(await eventNames(page)).toContain('lead_submit_click');
  await leadDialog(page).getByRole('button', {name: 'Change it'}).click();
  await expect(request(page)).toBeVisible();
});

test('before any code has come it opens and takes words; it asks for what was pressed last', async ({page}) => {
  const letGo = await holdBack(page, '**/assets/js/**');
  await page.goto('/pricing', {waitUntil: 'commit'});
  await planButton(page).click();
  const email = leadDialog(page).getByLabel('Work email');
  await email.fill('ada@example.com');
  letGo();
  await expect.poll(() => eventNames(page)).toEqual(['lead_form_open', 'lead_form_render']);
  await expect(request(page)).toHaveValue(sold.name);
  await expect(email).toHaveValue('ada@example.com');
  await expect(email).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(planButton(page)).toBeFocused();
  await page.getByRole('button', {name: 'Ask for a quote'}).click();
  await expect(request(page)).toHaveValue('quote');
  await expect(leadDialog(page)).toHaveAccessibleName('Ask for a Quote');
  // An address that opens it asks for a trial, whatever was asked for before.
  await visit(page, '/?contact=true');
  await expect(request(page)).toHaveValue('trial');
});

/** Puts boxes that note their presses where extensions and translators put theirs. Runs in the page. */
function putForeignBoxes(): void {
  const places: readonly ((box: HTMLElement) => void)[] = [
    (box) => document.body.append(box),
    (box) => document.documentElement.append(box),
    (box) => {
      const host = document.createElement('div');
      document.body.append(host);
      host.attachShadow({mode: 'closed'}).append(box);
    },
    (box) => {
      box.popover = 'manual';
      document.body.append(box);
      box.showPopover();
    },
  ];
  for (const [index, put] of places.entries()) {
    const box = document.createElement('div');
    box.style.cssText = `position:fixed;inset:auto;left:8px;top:${300 + index * 60}px;width:90px;height:40px;margin:0;z-index:2147483647`;
    box.addEventListener('click', () => (document.documentElement.dataset.pressed = String(index)));
    put(box);
  }
}

test('a press on what an extension put beside the dialog is its own, and closes nothing', async ({page}) => {
  await visit(page, '/team');
  await page.getByRole('contentinfo').getByRole('button', {name: 'Contact'}).click();
  await expect(leadDialog(page).locator('[data-island-ready]')).toHaveCount(1);
  await fillInForm(page);
  await page.evaluate(putForeignBoxes);
  for (const place of [0, 1, 2, 3]) {
    await page.mouse.click(40, 320 + place * 60);
    await expect(page.locator('html')).toHaveAttribute('data-pressed', String(place));
    await expect(leadDialog(page).getByLabel('Work email')).toHaveValue('ada@example.com');
    await expect(leadDialog(page)).toBeVisible();
  }
  // The backdrop is there beside them.
  await page.mouse.click(40, 570);
  await expect(leadDialog(page)).toBeHidden();
});
