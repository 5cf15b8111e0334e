import {renderToStaticMarkup} from 'react-dom/server';
import {CaseTable} from '@site/src/pages/tools/validation/_CaseTable';
import {caseGroups, checkCases} from '@site/src/pages/tools/validation/cases';
import {holds, published} from '@site/src/pages/tools/validation/cases/published';

const rows = caseGroups.flatMap(({cases}) =>
  cases.flatMap(({source, values}) => values.map(({printed}) => ({source, printed}))),
);

test('at least 60 cases hold, each with its source and all of them in the table', () => {
  const {cases, values} = checkCases(caseGroups);
  expect(cases).toBeGreaterThanOrEqual(60);
  expect(values).toBe(rows.length);
  const html = renderToStaticMarkup(caseGroups.map((group) => <CaseTable key={group.title} group={group} />));
  for (const {source, printed} of rows) {
    expect(source.length).toBeGreaterThan(10);
    expect(html).toContain(`<td>${printed}</td>`);
  }
  expect(html.match(/<tr>/g)).toHaveLength(rows.length + caseGroups.length);
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
