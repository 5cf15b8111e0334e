/** @jest-environment jsdom */
import {screen, within} from '@testing-library/react';
import {trialDays} from '@site/src/content/claims';
import {plans, tierRates} from '@site/src/content/plans';
import Pricing from '@site/src/pages/pricing';
import {renderInSite} from '../../../support/render';
import {textsOf} from '../../../support/textsOf';

afterEach(() => jest.restoreAllMocks());

test('a price is said to be a month’s once it is a figure, and not before', () => {
  const [first, second] = plans;
  if (!first || !second) throw new Error('There are fewer than two plans.');
  jest.replaceProperty(first, 'price', '$49');
  jest.replaceProperty(second, 'price', 'TBD');
  const {container} = renderInSite(<Pricing />, {at: '/pricing'});
  const prices = textsOf(container.querySelectorAll('.price'));
  expect(prices.slice(0, 2)).toEqual([
    `${trialDays} days freeAfter that: $49a month, on the first traffic tier`,
    `${trialDays} days freeAfter that: TBD`,
  ]);
});

test('the tape of the trial begins with its first day, ends with its last, and has every tenth between at its place', () => {
  const {container} = renderInSite(<Pricing />, {at: '/pricing'});
  const numerals = [...container.querySelectorAll<HTMLElement>('.trial .numeral')];
  const days = numerals.map(({textContent}) => Number(textContent.replace('Day ', '')));
  expect([numerals[0]?.textContent, numerals.at(-1)?.textContent]).toEqual(['Day 1', `Day ${trialDays}`]);
  expect(days.slice(1)).toEqual(days.slice(1).map((_, index) => 10 * (index + 1)));
  // From the first day to the last there is one less than there are days.
  expect(numerals.map(({style}) => parseFloat(style.left).toFixed(1))).toEqual(
    days.map((day) => (((day - 1) / (trialDays - 1)) * 100).toFixed(1)),
  );
});

/** From the specification; an owner may have others, or fewer. */
test.each([
  ['Starter', '5', '2', 'Scales by tier', 'Start Free Trial'],
  ['Professional', 'Unlimited', '10', 'Scales by tier', 'Start Free Trial'],
  ['Enterprise', 'Ask us', 'Unlimited', 'Unlimited', 'Contact Sales'],
])('the card of %s has its own limits and button', (name, segments, members, traffic, button) => {
  renderInSite(<Pricing />, {at: '/pricing'});
  const card = screen.queryByRole('heading', {name: new RegExp(`^${name}`)})?.closest('li');
  expect(card === undefined).toBe(plans.every((plan) => plan.name !== name));
  if (card === undefined || card === null) return;
  expect(textsOf(card.querySelectorAll('dt, dd'))).toEqual([
    'Audience segments',
    segments,
    'Team members',
    members,
    'Traffic',
    traffic,
  ]);
  expect(within(card).getByRole('button')).toHaveTextContent(button);
});

/** From the specification; an owner gives a figure in its place. */
test.each([
  ['Starter', 'TBD'],
  ['Professional', 'TBD'],
  ['Enterprise', 'Custom'],
])('the price of %s is %s until there is a figure', (name, promised) => {
  for (const plan of plans.filter((each) => each.name === name)) {
    expect([promised, expect.stringMatching(/\d/)]).toContainEqual(plan.price);
  }
  expect(['TBD', expect.stringMatching(/\d/)]).toContainEqual(tierRates);
});
