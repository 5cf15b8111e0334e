/** @jest-environment jsdom */
import {fireEvent, screen, within} from '@testing-library/react';
import {ClicksPanel} from '@site/src/pages/features/ab-testing-analytics/_TestDashboard/ClicksPanel';
import {changeCards} from '@site/src/pages/features/instant-personalization/words';
import InsightsBoard from '@site/src/pages/features/performance-insights/_InsightsBoard/InsightsBoard.island';
import CopyDemo from '@site/src/pages/features/smart-copy-tailoring/_CopyDemo/CopyDemo.island';
import {copyAudiences, copyLanguages, copyVersion} from '@site/src/pages/features/smart-copy-tailoring/_CopyDemo/words';
import {features} from '@site/src/content/features';
import {countInWords} from '@site/src/lib/countInWords';
import {renderInSite} from '../../../support/render';
import {textsOf} from '../../../support/textsOf';

const buttonsOf = (group: string): HTMLElement[] =>
  within(screen.getByRole('group', {name: group})).getAllByRole('button');
const cellsOf = (row: Element): string[] => textsOf(row.querySelectorAll('td'));
const bodyRows = (): Element[] => [...screen.getByRole('table').querySelectorAll('tbody tr')];

test('the copy is in the language that it says, with the rules of its audience and language', () => {
  const {container} = renderInSite(<CopyDemo />);
  for (const [place, {id: audience, query, rule}] of copyAudiences.entries())
    for (const [index, {id, label}] of copyLanguages.entries()) {
      fireEvent.click(buttonsOf('Audience')[place] ?? container);
      fireEvent.click(buttonsOf('Language')[index] ?? container);
      expect(container.querySelector('.page')).toHaveAttribute('lang', id);
      expect(container.querySelector('.address')?.textContent).toBe(`yoursite.com/payroll${query}`);
      const rules = [rule, id === 'en' ? undefined : `browser language: ${label}`].filter((each) => each !== undefined);
      expect(textsOf(container.querySelectorAll('.rules code'))).toEqual(rules);
      expect(container.querySelector('.rules')).toHaveTextContent(rules.length === 0 ? /^The original/ : /^Shown to/);
      const {kept, tailored, button, isButtonTailored} = copyVersion(audience, id);
      const stitched = [...(tailored === '' ? [] : [tailored]), ...(isButtonTailored ? [button] : [])];
      expect(container.querySelector('.page')?.textContent).toBe(`${kept}${tailored}${button}`);
      expect(textsOf(container.querySelectorAll('.page .stitched, .page .tailored'))).toEqual(stitched);
    }
});

test('the tiles, the chart and the table of the insights say the same of each segment', () => {
  const {container} = renderInSite(<InsightsBoard />);
  const [rateTile, clickTile, traffic] = buttonsOf('Metric');
  for (const segment of buttonsOf('Segment')) {
    fireEvent.click(segment);
    const counts: number[] = [];
    for (const tile of [rateTile, clickTile]) {
      if (tile) fireEvent.click(tile);
      const readings = bodyRows().map((row) => cellsOf(row).at(-1));
      // A lead before the planned sample is complete is none.
      const ahead = readings.filter((reading) => reading === 'Ahead').length;
      expect(tile).toHaveTextContent(`${ahead} of ${readings.length} ahead`);
      const drawn = [...container.querySelectorAll('[data-conclusion]')].filter(
        (row) => row.getAttribute('data-chosen') === 'true',
      );
      expect(drawn.map((row) => row.querySelector('.verdict')?.textContent)).toEqual(readings);
      expect(drawn.filter((row) => row.getAttribute('data-conclusion') === 'treatmentAhead')).toHaveLength(ahead);
      counts.push(readings.length);
    }
    if (traffic) fireEvent.click(traffic);
    const rows = bodyRows().map((row) => cellsOf(row).map((cell) => Number(cell.replaceAll(/[,%]/g, ''))));
    const sum = rows.reduce((all, [control = NaN, treatment = NaN]) => all + control + treatment, 0);
    expect(traffic).toHaveTextContent(sum.toLocaleString('en-US'));
    for (const [control = NaN, treatment = NaN, share = NaN] of rows) {
      expect(share).toBeCloseTo((100 * treatment) / (control + treatment), 1);
    }
    expect(counts).toEqual([rows.length, rows.length]);
  }
  // 1 − 0.95⁸ is 0.337.
  expect(container).toHaveTextContent('a lift of 50%');
  expect(container).toHaveTextContent('Of 100 boards with 8 tests that change nothing, about 34 still show');
});

test('what was clicked in treatment and in control differs by what the interval says', () => {
  renderInSite(<ClicksPanel />);
  for (const row of bodyRows()) {
    const [control = NaN, treatment = NaN, low = NaN, high = NaN] = (
      cellsOf(row)
        .join(' ')
        .match(/-?[\d.]+/g) ?? []
    ).map(Number);
    expect((low + high) / 2).toBeCloseTo(treatment - control, 0);
    expect([low < treatment - control, high > treatment - control]).toEqual([true, true]);
  }
  expect(bodyRows().length).toBeGreaterThan(0);
});

test('the page of all changes says how many kinds there are', () => {
  expect(features.instantPersonalization.differs.text).toContain(
    `all ${countInWords(changeCards.length)} kinds of change`,
  );
});
