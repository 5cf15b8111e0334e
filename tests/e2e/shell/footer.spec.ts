import {features} from '../../../src/content/features';
import {expect, test, visit} from '../../support/browserTest';

test('the footer lists its links, stays a modest part of the page, and opens the lead dialog by Contact', async ({
  page,
}) => {
  await visit(page, '/pricing');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Team', 'Docs', 'One-Pager', 'Release Notes', 'Trust', 'Privacy Policy', 'Subprocessors']) {
    await expect(footer.getByRole('link', {name})).toBeVisible();
  }
  const listed = footer.getByRole('list', {name: 'Features'});
  for (const {path, title} of Object.values(features)) {
    await expect(listed.getByRole('link', {name: title, exact: true})).toHaveAttribute('href', path);
  }
  await expect(footer.getByRole('list')).toHaveCount(3);
  for (const name of ['Tools', 'Compare']) {
    await expect(footer.getByRole('list', {name: 'Site'}).getByRole('link', {name})).toBeVisible();
  }
  await expect(footer.locator('[aria-current="page"]')).toHaveText('Pricing');
  await expect(footer).toContainText('© 2026 Tailor AI');
  for (const [width, height, share] of [
    [1440, 900, 1 / 2],
    [768, 900, 1 / 2],
    [390, 844, 1],
  ] as const) {
    await page.setViewportSize({width, height});
    const box = await footer.boundingBox();
    expect((box?.height ?? Infinity) / height, `at ${width} pixels`).toBeLessThanOrEqual(share);
  }
  await footer.getByRole('button', {name: 'Contact'}).click();
  await expect(page.getByRole('dialog', {name: 'Contact Us'})).toBeVisible();
});

test('a guide has the footer of all other pages', async ({page}) => {
  const linksOn = async (path: string) => {
    await visit(page, path);
    return page
      .getByRole('contentinfo')
      .locator('nav a, nav button, nav p')
      .evaluateAll((all) => all.map((each) => each.textContent));
  };
  expect(await linksOn('/docs/quick-start')).toEqual(await linksOn('/team'));
});
