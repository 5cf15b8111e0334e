import {expectAccessible} from '../support/accessibility';
import {daily, expect, networkAtRest, test, visit, watchConsole} from '../support/browserTest';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const features = [
  'Editing experience',
  'Setup time',
  'AI tailoring',
  'Personalization scope',
  'Variants per campaign',
  'A/B testing and analytics',
];

test('on a phone and without scripts the six rows are still a table, one below the other', async ({
  plainPage: page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/vs');
  await expect(page.getByRole('heading', {level: 1})).toContainText('traditional tools');
  const table = page.getByRole('table');
  await expect(table).toHaveCount(1);
  const columns = ['Tailor AI', 'Page builders', 'Testing suites'];
  await expect(table.getByRole('columnheader')).toHaveText(['Feature', ...columns]);
  await expect(table.getByRole('rowheader')).toHaveText(features);
  for (const name of features) {
    const cells = table.getByRole('row', {name: new RegExp(`^${name}`)}).getByRole('cell');
    await expect(cells).toHaveCount(columns.length);
    // The column's name is there for those who see the table; the header names it for all others.
    for (const [index, column] of columns.entries()) {
      await expect(cells.nth(index).getByText(column, {exact: true})).toBeVisible();
    }
    const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect()));
    expect(new Set(boxes.map(({left, width}) => `${left} ${width}`)).size).toBe(1);
    for (const [index, box] of boxes.slice(1).entries()) {
      expect(box.top).toBeGreaterThanOrEqual(boxes[index]?.bottom ?? NaN);
      expect(box.right).toBeLessThanOrEqual(390);
    }
  }
  await expect(page.getByText('about 5 minutes to tailor and publish')).toBeVisible();
  await expect(page.getByText('2-4 weeks of traditional development').first()).toBeVisible();
});

test('the two ways by keyboard, the video near its place, and the way on', async ({page}) => {
  const {problems} = watchConsole(page);
  await visit(page, '/vs/acme');
  const changes = page.getByRole('group', {name: 'To change'});
  await changes.getByRole('button', {name: 'A headline'}).focus();
  await page.keyboard.press('Tab');
  await networkAtRest(page);
  await expect(changes.getByRole('button', {name: 'An image'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Describe what this audience should see')).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: 'An image'})).toHaveText(
    'An image: 3 steps with Tailor AI, 4 with traditional development.',
  );
  await expectAccessible(page);

  await page.locator('[data-video="comparison"]').scrollIntoViewIfNeeded();
  await expect(page.locator('iframe[title="Tailor AI and traditional tools"]')).toHaveAttribute(
    'src',
    '/embed/comparison',
  );
  await page.getByRole('main').getByRole('button', {name: 'Try it on your site'}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(problems).toEqual([]);
});

for (const competitor of daily(['zq"><img src=x onerror=alert(1)>', "zq';alert(1)--%00\u202e{{7*7}}"], 1)) {
  test(`nothing of the name ${JSON.stringify(competitor)} gets into the page`, async ({page, request}) => {
    const address = `/vs/${encodeURIComponent(competitor)}?zq=zq#zq`;
    const response = await request.get(address);
    expect([response.status(), (await response.text()).includes('zq')]).toEqual([200, false]);
    const {problems} = watchConsole(page);
    await visit(page, address);
    await expect(page.getByRole('table', {name: 'Tailor AI and traditional tools'})).toBeVisible();
    expect(await page.content()).not.toContain('zq');
    await expect(page).toHaveTitle('Compare | Tailor AI');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/vs$/);
    expect(problems).toEqual([]);
  });
}
