import {expect, test} from '../support/browserTest';

const updateGuide = '/extension/how-to-update';

test('on a phone a wide table is one block for each row, with the heading before each cell', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(updateGuide);
  const row = page.getByRole('row', {name: 'There is no “Update” button'});
  const [first, second] = await row
    .locator('td')
    .evaluateAll((cells) =>
      cells.map((cell) => ({top: cell.getBoundingClientRect().top, label: getComputedStyle(cell, '::before').content})),
    );
  expect(second?.top).toBeGreaterThan(first?.top ?? Infinity);
  expect(second?.label).toContain('Likely cause');

  await page.setViewportSize({width: 1440, height: 900});
  const tops = await row.locator('td').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('a term of the glossary is reached by its anchor, and by the one that it had before', async ({page}) => {
  await page.goto('/docs#exposure');
  await page.getByRole('main').getByRole('link', {name: 'Exposure'}).click();
  await expect(page).toHaveURL('/docs/glossary#exposure');
  await expect(page.locator('#exposure')).toBeInViewport();
  await expect(page.getByRole('definition').filter({hasText: 'tailor_experiment'})).toBeVisible();
});

test.describe('a term at its first use', () => {
  const term = {name: 'vanity URL', exact: true};

  test('opens its meaning with a press and from the keyboard, and leads to the glossary', async ({page}) => {
    await page.goto('/docs/publishing');
    const button = page.getByRole('main').getByRole('link', term).first();
    await expect(button).toHaveAttribute('href', '/docs/glossary#vanity-url');
    const note = page.locator('#term-vanity-url');
    await expect(note).toBeHidden();
    await button.click();
    await expect(note).toContainText('A URL of your own');
    await expect(note).toBeInViewport({ratio: 1});
    // The pointer is still there, for which the browser may show it once more.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(note).toBeHidden({timeout: 1_000});
    }).toPass();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(note).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/glossary#vanity-url');
  });

  test('is words alone in the Markdown of the page', async ({page}) => {
    const markdown = await (await page.request.get('/docs/publishing.md')).text();
    expect(markdown).toContain('A vanity URL is');
    expect(markdown).not.toContain('/docs/glossary#');
  });
});

test('on paper the video of a guide is a line with its address', async ({page}) => {
  await page.goto(updateGuide);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('[data-video]')).toBeHidden();
  const link = page.getByRole('link', {name: 'Watch “Updating the extension” on its own page'});
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', '/embed/update-extension');
});
