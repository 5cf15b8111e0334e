/** @jest-environment jsdom */
import Validation from '@site/src/pages/tools/validation';
import {caseGroups, checkCases} from '@site/src/pages/tools/validation/cases';
import {holds, published} from '@site/src/pages/tools/validation/cases/published';
import {renderInSite} from '../../../support/render';
import {textsOf} from '../../../support/textsOf';

const rows = caseGroups.flatMap(({cases}) =>
  cases.flatMap(({source, values}) => values.map((value) => ({source, value}))),
);

test('at least 60 cases hold, each with its source and all of them in the tables, as many as the page says', () => {
  const {cases} = checkCases(caseGroups);
  expect(cases).toBeGreaterThanOrEqual(60);
  for (const {source} of rows) expect(source.length).toBeGreaterThan(10);
  const {container} = renderInSite(<Validation />);
  const shown = [...container.querySelectorAll('tbody tr')].map((row) => textsOf(row.querySelectorAll('td')));
  expect(shown.map(([printed]) => printed)).toEqual(rows.map(({value}) => value.printed));
  expect(container).toHaveTextContent(
    `${shown.length} published values in ${container.querySelectorAll('tbody').length} cases`,
  );
  // Ours has digits enough to see in it how far it is off, which is told in one digit.
  const wrong = shown.filter(([printed = '', ours, off = '']) => {
    const [digits = '', exponent = '0'] = printed.split('e');
    const unit = 10 ** (Number(exponent) - (digits.split('.')[1]?.length ?? 0));
    const rounding = 0.5 * 10 ** Number(off.split('e')[1] ?? -Infinity) + unit / 1000;
    return !(Math.abs(Math.abs(Number(ours) - Number(printed)) - Number(off)) <= rounding);
  });
  expect(wrong).toEqual([]);
});

test('the build stops at a value that is off by one in the last digit, or is no number', () => {
  const withValue = (ours: number | undefined) => [
    {title: 'Fixture', cases: [{about: 'One case', source: 'a book', values: [published('0.142', ours)]}]},
  ];
  expect(checkCases(withValue(0.1418))).toEqual({cases: 1, values: 1});
  for (const ours of [0.143, 0.1414, NaN, undefined]) {
    expect(() => checkCases(withValue(ours))).toThrow('- One case: a book prints 0.142, ours is');
  }
});

test.each([
  ['0.0000', 0.00004, true],
  ['0.0000', 0.00006, false],
  ['2.954e-7', 2.9544e-7, true],
  ['2.954e-7', 2.9546e-7, false],
  ['10451937', 10_451_937.4, true],
])('%s leaves open what it does not print: %s', (printed, ours, expected) => {
  expect(holds(published(printed, ours))).toBe(expected);
});
