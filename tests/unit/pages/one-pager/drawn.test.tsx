/** @jest-environment jsdom */
import {fireEvent, screen, within} from '@testing-library/react';
import OnePager from '@site/src/pages/one-pager';
import printing from '@site/src/pages/one-pager/print.behavior';
import {renderInSite} from '../../../support/render';

/** From the specification: "about 5 minutes, against 2-4 weeks of traditional development". */
test('the calendars have two weeks filled and two dashed, and only a stroke on the first day', () => {
  renderInSite(<OnePager />, {at: '/one-pager'});
  const cells = (calendar: HTMLElement): string =>
    [...calendar.querySelectorAll('rect')]
      .map((day) => (day.hasAttribute('stroke-dasharray') ? 'dashed' : day.hasAttribute('fill') ? 'filled' : 'free'))
      .join(' ');
  const challenge = screen.getByRole('img', {name: /^A calendar of four weeks: two are filled, two more/});
  expect(cells(challenge)).toBe(['filled '.repeat(14), 'dashed '.repeat(14)].join('').trim());
  expect(challenge.querySelectorAll('path')).toHaveLength(0);
  const solution = screen.getByRole('img', {name: /a stroke on the first day/});
  expect(cells(solution)).toBe('free '.repeat(28).trim());
  expect(solution.querySelectorAll('path')).toHaveLength(1);
});

test('the button that says so prints the page, and the one beside it does not', () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  renderInSite(<OnePager />, {at: '/one-pager'});
  printing.start();
  const [first, second] = within(screen.getByRole('region', {name: 'Start here'})).getAllByRole('button');
  fireEvent.click(first ?? document.body);
  expect(print).not.toHaveBeenCalled();
  expect(second).toHaveTextContent(/^Print/);
  fireEvent.click(second ?? document.body);
  expect(print).toHaveBeenCalledTimes(1);
});
