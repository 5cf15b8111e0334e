/** @jest-environment jsdom */
import TestPlanPage from '@site/src/pages/tools/test-plan';
import {methodOf} from '../../../support/method';

test('of the false winners, half are in favor of the treatment', () => {
  expect(methodOf(<TestPlanPage />)).toHaveTextContent(
    'five false winners in 100 tests of equal pages in all, in either direction, and 2.5 in favor of the treatment',
  );
});

test('weekly looks cost what Jennison and Turnbull (2000) print in tables 2.2 and 2.4', () => {
  // With 5 looks, an error of 5% and a power of 80%: 1.229 times the visitors with Pocock's limits, 1.028 with the others.
  expect(methodOf(<TestPlanPage />)).toHaveTextContent(
    '2.8% more for five looks with O’Brien-Fleming limits, 22.9% with Pocock’s',
  );
});
