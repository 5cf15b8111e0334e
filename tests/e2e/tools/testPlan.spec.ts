import {expectAccessibleInBothThemes} from '../../support/accessibility';
import {expect, test, visit, watchConsole} from '../../support/browserTest';
import {holdBack, laterCode} from '../../support/holdBack';

// Where each day begins ten hours later than in Greenwich.
test.use({timezoneId: 'Pacific/Honolulu'});

const address = '/tools/test-plan';

const full = `${address}?${new URLSearchParams({
  name: 'Pricing page',
  change: 'The headline names the trade.',
  audience: 'utm_campaign=spring*',
  effect: 'More of them book a call.',
  metric: 'Clicks on “Book a call”',
  owner: 'Growth',
  start: '2026-03-02',
}).toString()}`;

test('a plan is typed, copied as Markdown, and opened by a colleague', async ({page}) => {
  await visit(page, address);
  const plan = page.getByRole('article', {name: 'The plan'});
  await page.getByLabel('Page or campaign').fill('Pricing | spring');
  await page.getByLabel('What you change').fill('One line\n\n# and another');
  await page.getByLabel('For whom').fill('Everybody');
  await page.getByLabel('What you expect, and why').fill('More calls');
  await page.getByLabel('What counts as the conversion').fill('Clicks on `Book`');
  await page.getByLabel('Who owns the test').fill('Growth');
  await expect(page.getByText('Still to be filled in: first day.')).toBeVisible();
  await page.getByLabel('First day').fill('2026-03-02');
  await expect(page.getByText('The plan is complete.')).toBeVisible();
  await expect(page.getByText('Sunday, March 29, 2026', {exact: true})).toBeVisible();
  await expect(plan.getByText('Monday, March 30, 2026')).toBeVisible();
  await expect(plan.getByText('Mar 30: read')).toBeVisible();
  await expect(page.getByRole('status').getByText('The result is read on March 30, 2026.')).toBeVisible();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByText('Markdown copied.')).toBeVisible();
  const markdown = await page.evaluate(() => navigator.clipboard.readText());
  expect(markdown).toContain('# Test plan: Pricing \\| spring\n');
  expect(markdown).toContain('- **Change:** One line \\# and another\n');
  expect(markdown).toContain('- **Conversion:** Clicks on \\`Book\\`\n');
  await expect(page).toHaveURL(/start=2026-03-02/);
  await visit(page, page.url());
  await expect(page.getByLabel('What you change')).toHaveValue('One line\n\n# and another');
  await expect(plan.getByText('Monday, March 30, 2026')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'main');
});

test('the plan is printed by itself, on one page', async ({page}) => {
  await visit(page, `${full}&stop=obrienFleming&lift=13&guardrail=${'many%20words%20'.repeat(12)}`);
  await expect(page.getByText('O’Brien-Fleming limits for')).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('article', {name: 'The plan'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'How it is computed'})).toBeHidden();
  await expect(page.getByLabel('Page or campaign')).toBeHidden();
  await expect(page.getByRole('button', {name: 'Print'})).toBeHidden();
  const paper = (await page.pdf({format: 'A4'})).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test.describe('in Greenwich', () => {
  test.use({timezoneId: 'UTC'});

  test('a day is never written into while its year is typed', async ({page}) => {
    const {problems} = watchConsole(page);
    await visit(page, address);
    const field = page.getByLabel('First day');
    await field.focus();
    await expect(page.locator('[data-island]', {has: field})).toHaveAttribute('data-island-ready');
    for (const key of '03022026') await page.keyboard.press(key);
    expect(await field.inputValue()).toBe('2026-03-02');
    await expect(page.getByRole('article', {name: 'The plan'})).toContainText('Monday, March 2, 2026');
    await page.keyboard.press('1');
    expect(await field.inputValue()).toBe('20261-03-02');
    await expect(page.getByRole('article', {name: 'The plan'})).toContainText('Monday, March 2, 2026');
    await field.blur();
    await expect(field).toHaveAccessibleDescription(/2000 to 2099/);
    await expect(page).toHaveURL(/start=20261-03-02/);
    expect(await field.inputValue()).toBe('20261-03-02');
    await visit(page, page.url());
    await expect(field).toHaveValue('20261-03-02');
    expect(problems).toEqual([]);
  });

  test('a date of which half is typed when the code comes is kept', async ({page}) => {
    const letGo = await holdBack(page, laterCode);
    await visit(page, address);
    const field = page.getByLabel('First day');
    await field.focus();
    for (const key of '030') await page.keyboard.press(key);
    letGo();
    // As long as a reader takes to look the year up, and longer than src/browser/islands/typedInParts.ts waits.
    await page.waitForTimeout(1500);
    for (const key of '22026') await page.keyboard.press(key);
    await expect(page.getByRole('article', {name: 'The plan'})).toContainText('Monday, March 2, 2026');
    await expect(field).toHaveValue('2026-03-02');
  });
});
