/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import OnePager from '@site/src/pages/one-pager';
import {renderInSite} from '../../../support/render';

/** From the specification: traditional development takes "2-4 weeks". */
test('of the four weeks two are filled, and the two that may be needed are dashed', () => {
  renderInSite(<OnePager />);
  const calendar = screen.getByRole('img', {name: /^A calendar of four weeks: two are filled, two more/});
  const days = [...calendar.querySelectorAll('rect')];
  expect(days).toHaveLength(28);
  expect(days.map((day) => day.hasAttribute('stroke-dasharray'))).toEqual(days.map((_, day) => day >= 14));
  expect(new Set(days.slice(0, 14).map((day) => day.getAttribute('fill')))).not.toContain(
    days[14]?.getAttribute('fill'),
  );
});
