/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import {showTool} from '../../../support/shownTool';
import {textsOf} from '../../../support/textsOf';

test('a link that gives the lift in points, as earlier ones do, fills both fields of a lift', () => {
  showTool('sampleSize', '?lift=0.6&kind=absolute');
  expect(screen.getByLabelText('Rate worth finding, %')).toHaveValue('3');
  expect(screen.getByLabelText('Relative lift, %')).toHaveValue('25');
});

test('the figures of a size stand beside their names', () => {
  const container = showTool('sampleSize', '?weeks=1');
  expect(textsOf(container.querySelectorAll('.figure'))).toEqual([
    ...['Visitors in each version17,511', 'Visitors in all35,022', 'Duration4 weeks', 'Smallest lift in 1 week37.9%'],
  ]);
  expect(showTool('sampleSize', '?visitors=1')).toHaveTextContent('DurationOver 10 years');
});
