import {test} from '../../support/owner/site';
import {close, lead, mail, message, send, serveSlowProvider} from '../../support/slowProvider';
import {leadDialog, openLeadDialog, openLeadForm} from '../../support/leadDialog';
import {daily, expect, visit, type Page} from '../../support/browserTest';

/** Opens the dialog once more and says what its form holds. */
async function reopened(page: Page): Promise<string[]> {
  if (!(await leadDialog(page).isVisible())) await openLeadForm(page);
  await expect(mail(page)).not.toHaveValue('');
  return [await mail(page).inputValue(), await message(page).inputValue()];
}

// After Escape: hubspot.spec.ts; after a reload: consent/notice.spec.ts.
const ways: readonly (readonly [what: string, leave: (page: Page) => Promise<unknown>])[] = [
  ['another page and Back', (page) => page.goto('/team').then(() => page.goBack())],
  ['another page', (page) => page.goto('/team')],
  ['a click beside the dialog', (page) => page.mouse.click(5, 300)],
  ['Escape', close],
  ['a reload', (page) => page.reload()],
];

test('words that were typed and not sent are put back after each way to leave the dialog', async ({page}) => {
  await serveSlowProvider(page);
  await visit(page, '/pricing');
  await openLeadForm(page);
  const typed = ['ada@example.com', 'Please call\nme 👋'] as const;
  await mail(page).fill(typed[0]);
  await message(page).fill(typed[1]);
  for (const [what, leave] of daily(ways, 2)) {
    await test.step(what, async () => {
      await leave(page);
      expect(await reopened(page)).toEqual(typed);
    });
  }
  await test.step('and not once they are sent', async () => {
    await send(page).click();
    await expect(leadDialog(page).getByText('Your details have been sent.')).toBeVisible();
    await page.reload();
    await openLeadForm(page);
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

test('a lead is reported once when the page is left before the provider answers', async ({page}) => {
  const events = await noteEvents(page);
  await serveSlowProvider(page, {answersAfter: 'never'});
  await visit(page, '/');
  await openLeadForm(page);
  await mail(page).fill('ada@example.com');
  await send(page).click();
  await page.goto('/team');
  expect(await events()).toEqual(lead);
});

test('one form is there, however often the dialog is opened while it is drawn', async ({page}) => {
  await serveSlowProvider(page, {drawsAfter: 700});
  await page.clock.install();
  await visit(page, '/');
  await openLeadForm(page);
  for (let opening = 0; opening < 3; opening += 1) {
    await page.clock.runFor(150);
    await close(page);
    await openLeadDialog(page);
  }
  await page.clock.runFor(5_000);
  await expect(send(page)).toBeVisible();
  await expect(page.locator('#hubspot-form-container form')).toHaveCount(1);
});
