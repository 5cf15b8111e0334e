import {team} from '../../src/pages/team/words';
import {isGivenHere} from '../support/owner/givenContent';
import {test} from '../support/owner/site';
import {expect, visit} from '../support/browserTest';

test('people whose names are given have them, with the profiles that are, and the others their roles', async ({
  page,
}) => {
  await visit(page, '/team');
  const card = (role: string) =>
    page.locator('main li').filter({has: page.getByRole('heading', {name: role, exact: true})});
  const [data = ''] = await page.locator('head script[type="application/ld+json"]').allTextContents();
  for (const [role, name] of [
    ['CEO', 'Ada Example'],
    ['CTO', 'Ben Example'],
  ] as const) {
    if (!isGivenHere(`name of the ${role}`)) continue;
    await expect(card(role).getByText(name)).toBeVisible();
    expect(data).toContain(name);
  }
  if (isGivenHere('profile of the CEO')) {
    const profile = card('CEO').getByRole('link', {name: 'Profile of the CEO'});
    await expect(profile).toHaveAttribute('href', 'https://people.example.com/ada');
  }
  // Nobody else has a profile but by the site's own words.
  for (const {role, profile} of team.filter(({role}) => role !== 'CEO')) {
    await expect(card(role).getByRole('link')).toHaveCount(profile === undefined ? 0 : 1);
  }
});

test('the quote of a customer and the address of the company stand where they belong', async ({page}) => {
  await visit(page, '/one-pager');
  await expect(page.locator('main blockquote')).toHaveText(isGivenHere('quote on the one-pager') ? 'It fits.' : /\S/);
  await visit(page, '/privacy-policy');
  const isOpen = isGivenHere('registered name of the company') && isGivenHere('postal address of the company');
  const company = isOpen ? 'Tailor Example, Inc., 1 Example Street, Los Angeles' : /“We” is .+\./;
  await expect(page.getByText(company).first()).toBeVisible();
});
