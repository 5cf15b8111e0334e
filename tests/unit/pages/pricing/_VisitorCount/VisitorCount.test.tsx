/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import VisitorCount from '@site/src/pages/pricing/_VisitorCount/VisitorCount.island';
import {textsOf} from '../../../../support/textsOf';

test('whatever is switched on, the tape, the people, the threads and the words agree', () => {
  const {container} = render(<VisitorCount />);
  const boxes = screen.getAllByRole('checkbox');
  const wide = container.querySelector('.wide') ?? container;
  const narrow = container.querySelector('.narrow') ?? container;
  const numerals = (rows: Element): (string | null)[] => textsOf(rows.querySelectorAll('.numeral'));
  for (let choice = 0; choice < 2 ** boxes.length; choice += 1) {
    for (const [index, box] of boxes.entries()) {
      if (box instanceof HTMLInputElement && box.checked !== ((choice >> index) & 1) > 0) fireEvent.click(box);
    }
    const counted = wide.querySelectorAll('.visitor[data-counted="true"]').length;
    const words = screen.getByRole('status').textContent;
    expect(words).toContain(counted === 0 ? 'None of the 12' : `${counted} of 12 people`);
    const [only, another] = screen.queryAllByRole('checkbox', {checked: true});
    // Of a single page, all who open it count.
    if (only && another === undefined)
      expect(only).toHaveAccessibleName(expect.stringContaining(`, ${counted} people`));
    const places = Array.from({length: counted}, (_, index) => String(index + 1));
    expect([numerals(wide), numerals(narrow)]).toEqual([places, places]);
    expect(wide.querySelectorAll('.tier[data-reached="true"]')).toHaveLength(words.includes('outgrow') ? 1 : 0);
    // Of 14 places the roll takes the two behind those who count, and the tape ends in its middle.
    const row = wide.querySelector<HTMLElement>('.row');
    expect(row?.style.getPropertyValue('--end')).toBe(String(counted + 1));
    // The tape begins with the first tier, and the second one's name stands behind the sixth place.
    const tiers = [...wide.querySelectorAll<HTMLElement>('.tier[style]')].map(({style}) => parseFloat(style.left));
    expect(tiers).toEqual([0, expect.closeTo((100 * 6) / 14)]);
    const marks = [...container.querySelectorAll('.marks')].flatMap(({textContent}) => textContent.match(/\d+/g) ?? []);
    expect(wide.querySelectorAll('.thread[data-active="true"]')).toHaveLength(marks.length);
    expect([...new Set(marks)].sort()).toEqual([...places].sort());
  }
});
