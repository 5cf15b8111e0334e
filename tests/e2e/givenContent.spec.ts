import {test} from '../support/owner/site';
import {expect, visit} from '../support/browserTest';

test('people whose names are given have them, with the profiles that are, and the others their roles', async ({
  page,
}) => {
  await visit(page, '/team');
  const card = (role: string) =>
    page.locator('main li').filter({has: page.getByRole('heading', {name: role, exact: true})});
  await expect(card('CEO').getByText('Ada Example')).toBeVisible();
  await expect(card('CEO').getByRole('link', {name: 'Profile of the CEO'})).toHaveAttribute(
    'href',
    'https://people.example.com/ada',
  );
  await expect(card('CTO').getByText('Ben Example')).toBeVisible();
  await expect(page.locator('main li').getByRole('link')).toHaveCount(1);
  const [data = ''] = await page.locator('head script[type="application/ld+json"]').allTextContents();
  expect(data).toContain('Ada Example');
});

test('the quote of a customer and the address of the company stand where they belong', async ({page}) => {
  await visit(page, '/one-pager');
  await expect(page.locator('main blockquote')).toHaveText('It fits.');
  await expect(page.getByText('Cy Example, Head of Growth, Example Bikes')).toBeVisible();
  await visit(page, '/privacy-policy');
  await expect(page.getByText('“We” is Tailor Example, Inc., 1 Example Street, Los Angeles.')).toBeVisible();
});
