/** @jest-environment jsdom */
import {plans} from '@site/src/content/plans';
import Pricing from '@site/src/pages/pricing';
import {renderInSite} from '../../../support/render';

afterEach(() => jest.restoreAllMocks());

test('a price is said to be a month’s once it is a figure, and not before', () => {
  const [first, second] = plans;
  if (!first || !second) throw new Error('There are fewer than two plans.');
  jest.replaceProperty(first, 'price', '$49');
  jest.replaceProperty(second, 'price', 'TBD');
  const {container} = renderInSite(<Pricing />, {at: '/pricing'});
  const prices = [...container.querySelectorAll('.price')].map(({textContent}) => textContent);
  expect(prices.slice(0, 2)).toEqual([
    '60 days freeAfter that: $49a month, on the first traffic tier',
    '60 days freeAfter that: TBD',
  ]);
});

/** From the specification: "Free trial: 60 days". */
test('the tape of the trial begins with its first day and ends with its last', () => {
  const {container} = renderInSite(<Pricing />, {at: '/pricing'});
  const numerals = [...container.querySelectorAll<HTMLElement>('.trial .numeral')];
  expect(numerals.map(({textContent}) => textContent)).toEqual(['Day 1', '10', '20', '30', '40', '50', 'Day 60']);
  // From the first day to the last there are 59 more.
  expect(numerals.map(({style}) => parseFloat(style.left).toFixed(1))).toEqual(
    [0, 9, 19, 29, 39, 49, 59].map((days) => ((days / 59) * 100).toFixed(1)),
  );
});
