import {pricingQuestions} from '../../src/pages/pricing/words';
import {plans, tierRates} from '../../src/content/plans';
import {expect, test, visit, watchConsole} from '../support/browserTest';
import {firstScreens} from '../support/firstScreen';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('without scripts: plans, TBD once for each, the limits of each, and the questions as data', async ({
  plainPage: page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/pricing');
  for (const plan of plans) {
    const {name, price, cta, popular} = plan;
    const card = page.getByRole('listitem').filter({has: page.getByRole('heading', {level: 2, name, exact: true})});
    await expect(card.getByText(price, {exact: true})).toBeVisible();
    await expect(card.getByRole('button', {name: cta})).toBeVisible();
    const limits = [plan.audienceSegments, plan.teamMembers, plan.traffic].map(String);
    await expect(card.getByRole('definition')).toHaveText(limits);
    await expect(card.getByText('Most Popular')).toHaveCount(popular ? 1 : 0);
  }
  // Once on the card of each plan without a price, and once for the rates of the tiers.
  const open = plans.filter(({price}) => price === 'TBD').length;
  await expect(page.getByText('TBD', {exact: true})).toHaveCount(open + (tierRates === 'TBD' ? 1 : 0));
  await expect(page.getByText(tierRates, {exact: true}).first()).toBeVisible();
  await expect(page.getByText('8 of 12 people count.')).toBeVisible();

  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faq = data.filter((text) => text.includes('FAQPage'));
  expect(faq).toHaveLength(1);
  for (const {question, answer} of pricingQuestions) {
    expect(faq[0]).toContain(JSON.stringify(question));
    await expect(page.getByText(answer, {exact: true})).toBeVisible();
  }
});

// That the page is accessible, everyPage.spec.ts holds, and presses.spec.ts that its buttons answer.
test('the first screen has the button of a plan, and who counts as traffic is tried by keyboard alone', async ({
  page,
}) => {
  const {problems} = watchConsole(page);
  await visit(page, '/pricing');
  // In the first screen a phone has the button of a plan, and a desktop that of each.
  for (const size of firstScreens) {
    await page.setViewportSize(size);
    const buttons = page.locator('main li').getByRole('button');
    const shown = size.width === 1440 ? await buttons.all() : [buttons.first()];
    for (const button of shown) await expect(button).toBeInViewport({ratio: 1});
  }
  const group = page.getByRole('group', {name: 'Tailor is active on'});
  const boxes = group.getByRole('checkbox');
  await group.hover();
  await expect(page.locator('main [data-island$="VisitorCount"]')).toHaveAttribute('data-island-ready', '');
  await boxes.first().focus();
  await page.keyboard.press('Tab');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  const status = page.getByRole('status').filter({hasText: 'people'});
  await expect(status).toContainText('5 of 12 people count. They fit the first tier');
  await page.keyboard.press('Space');
  await expect(status).toContainText(
    '8 of 12 people count. One of them opened two of these pages and counts once. They outgrow the first tier: you get notice',
  );
  // What each choice comes to, tests/unit/pages/pricing holds.
  expect(problems).toEqual([]);
});
