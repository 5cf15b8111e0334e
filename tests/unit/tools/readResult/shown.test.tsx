/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import {drawings, rowsOf, showTool} from '../../../support/shownTool';

test('of several treatments, rates have the chosen level and differences the corrected one', () => {
  const container = showTool('readResult', '?versions=3&confidence=90');
  const strong = [...container.querySelectorAll('g.strong text')].map(({textContent}) => textContent.slice(0, 11));
  expect(strong).toEqual(['Treatment A', 'Treatment B', 'Treatment A', 'Treatment B']);
  expect(drawings()).toEqual([
    'Conversion rate with its 90% interval. Control: 2.4%, from 2.0% to 2.8%. Treatment A: 3.8%, from 3.3% to 4.3%. Treatment B: 3.0%, from 2.6% to 3.5%.',
    'Difference from control in percentage points, with its 95% interval. Treatment A: 1.4, from 0.64 to 2.2. Treatment B: 0.60, from -0.11 to 1.3.',
  ]);
  expect(rowsOf('Compared with control')).toEqual([
    ['Version', 'Difference', 'Relative lift', 'p-value'],
    ['Treatment A', '1.4 points (0.64 to 2.2 points)', '+58% (+23% to +104%)', '0.00061, pooled z'],
    ['Treatment B', '0.60 points (-0.11 to 1.3 points)', '+25% (-4.1% to +63%)', '0.196, pooled z'],
  ]);
  expect(container).toHaveTextContent('With 2 treatments, intervals and p-values are corrected after Bonferroni.');
  // A single comparison needs no correction.
  expect(showTool('readResult', '?versions=2')).not.toHaveTextContent('Bonferroni');
});

test('a planned split is explained where none is typed', () => {
  const split = /Leave it empty for equal shares/;
  expect(showTool('readResult', '?planned=5')).toHaveTextContent(split);
  expect(showTool('readResult', '?split=50/50')).not.toHaveTextContent(split);
});

test('of a broken split nothing is shown but the check', () => {
  const container = showTool('readResult', '?visitors2=4300');
  expect([screen.queryAllByRole('img'), screen.queryAllByRole('table')]).toEqual([[], []]);
  expect(container).toHaveTextContent('Sample ratio check: p');
});
