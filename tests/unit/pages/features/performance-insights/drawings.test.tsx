/** @jest-environment jsdom */
import {fireEvent, screen, within} from '@testing-library/react';
import {anyClick, clickRows, decidedTest} from '@site/src/content/sampleTest';
import {ClickMap} from '@site/src/pages/features/performance-insights/_InsightCards/ClickMap';
import {LiftOverTime} from '@site/src/pages/features/performance-insights/_InsightCards/LiftOverTime';
import InsightsBoard from '@site/src/pages/features/performance-insights/_InsightsBoard/InsightsBoard.island';
import {TrafficThreads} from '@site/src/pages/features/performance-insights/_TrafficThreads';
import {renderInSite} from '../../../../support/render';

const all = (parent: ParentNode, selector: string): HTMLElement[] => [
  ...parent.querySelectorAll<HTMLElement>(selector),
];
const numberIn = (text: string | null | undefined): number => Number(text?.replaceAll(/[,%]/g, ''));

test('the areas of the discs are to one another as the shares beside them', () => {
  const {container} = renderInSite(<ClickMap />);
  const shares = all(container, '.disc').map((disc) => ({
    area: Number.parseFloat(disc.style.width) ** 2,
    share: Number.parseFloat(disc.nextElementSibling?.textContent ?? ''),
  }));
  expect(shares.length).toBeGreaterThan(1);
  const [first] = shares.map(({area, share}) => area / share);
  // The shares are rounded.
  for (const {area, share} of shares) expect(area / share / (first ?? 0)).toBeCloseTo(1, 1);
});

test('each element of the page has its own clicks, drawn and in words', () => {
  renderInSite(<ClickMap />);
  const picture = screen.getByRole('img');
  const words = picture.getAttribute('aria-label') ?? '';
  for (const {element, treatment} of clickRows.filter((row) => row !== anyClick)) {
    const name = element.replaceAll(/[“”]/g, '');
    const share = `${((100 * treatment) / decidedTest.treatment.visitors).toFixed(1)}%`;
    expect(within(picture).getByText(name)).toHaveTextContent(share);
    expect(words.replace('of the visitors clicked the menu', 'Menu')).toMatch(new RegExp(`${share} “?${name}`));
  }
});

/** From the specification: "Sample A/B figures: 2.4% vs 3.8% conversion", of control and treatment. */
const sampleRates = ['2.4%', '3.8%'] as const;

test('the lines of the rates end at those of control and treatment, and have the name of their group', () => {
  const {container} = renderInSite(<LiftOverTime />);
  const ends = all(container, '.end');
  expect(ends.map(({textContent}) => textContent)).toEqual([
    `${sampleRates[0]} Control`,
    `${sampleRates[1]} Treatment`,
  ]);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    expect.stringContaining(`the rates end at ${sampleRates.join(' and ')}`),
  );
  // The line of each group, in a picture 200 high, ends where its name stands.
  const lines = all(container, 'path[fill="none"]').map((path) => Number(path.getAttribute('d')?.split(' ').at(-1)));
  expect(lines.map((end) => end / 2)).toEqual(ends.map(({style}) => Number.parseFloat(style.top)));
  // "Their intervals narrow day by day": from the upper edge of each, from the left, to the lower one, from the right.
  for (const range of all(container, 'path[opacity]')) {
    const edges = (range.getAttribute('d')?.match(/[\d.]+(?=L|z)/g) ?? []).map(Number);
    const widths = edges.slice(0, edges.length / 2).map((upper, day) => (edges.at(-1 - day) ?? NaN) - upper);
    expect(widths.length).toBeGreaterThan(1);
    expect([...widths].sort((one, other) => other - one)).toEqual(widths);
  }
});

test('the threads of the original have the rate of control, those of the tailored page that of treatment', () => {
  const {container} = renderInSite(<TrafficThreads />);
  const said = all(container, '.group').map((group) => [group.textContent, group.nextElementSibling?.textContent]);
  expect(said).toEqual([
    ['Original', sampleRates[0]],
    ['Tailored', sampleRates[1]],
  ]);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    expect.stringContaining(`On the original, ${sampleRates[0]} convert; on the tailored page, ${sampleRates[1]}.`),
  );
  // "To scale": the last two bands are those who convert, each as high as its share of the group.
  const shares = all(container, '.node').map(({style}, group) => {
    const [, height] =
      /v([\d.]+)/.exec(
        all(container, 'path')
          .at(group - 2)
          ?.getAttribute('d') ?? '',
      ) ?? [];
    return `${((100 * Number(height)) / Number.parseFloat(style.height)).toFixed(1)}%`;
  });
  expect(shares).toEqual(sampleRates);
});

const figures = (): (string | null)[][] =>
  all(screen.getByRole('table'), 'tbody tr').map((row) => all(row, 'td').map(({textContent}) => textContent));

/** What a place in the chart, in percent of its width, is on its axis. */
function scaleOf(chart: ParentNode): (place: string) => number {
  const ticks = all(chart, '.tick').map(({style, textContent}) => [
    Number.parseFloat(style.left),
    numberIn(textContent),
  ]);
  const [[start = NaN, from = NaN] = [], [end = NaN, to = NaN] = []] = [ticks[0], ticks.at(-1)];
  return (place) => from + ((Number.parseFloat(place) - start) / (end - start)) * (to - from);
}

/** The rows of the chart once a metric is chosen, each with the figures that the table has of its page. */
function rowsOf(container: ParentNode, metric: RegExp) {
  fireEvent.click(screen.getByRole('button', {name: metric}));
  return all(container, '[data-conclusion]').map((row, index) => {
    const cells = figures()[index] ?? [];
    const [control = NaN, treatment = NaN] = cells.map(numberIn);
    const styleOf = (part: string): CSSStyleDeclaration | undefined =>
      row.querySelector<HTMLElement>(`.track ${part}`)?.style;
    return {row, control, treatment, difference: cells[2] ?? '', said: cells.at(-1), styleOf};
  });
}

test.each([/^Conversion rate/, /^Engagement/])(
  '%s: marks stand at the rates of their groups, a span between',
  (metric) => {
    const {container} = renderInSite(<InsightsBoard />);
    const rows = rowsOf(container, metric);
    const valueAt = scaleOf(container);
    if (metric.test('Conversion rate')) expect(figures()[0]?.slice(0, 2)).toEqual(sampleRates);
    expect(rows.length).toBeGreaterThan(0);
    const legend = all(container, '.legend i').map(({className, nextSibling}) => [className, nextSibling?.textContent]);
    expect(legend).toEqual([
      ['control', expect.stringContaining('Control')],
      ['treatment', expect.stringContaining('Treatment')],
    ]);
    for (const {control, treatment, difference, styleOf} of rows) {
      const [low = NaN, high = NaN] = (difference.match(/-?[\d.]+/g) ?? []).map(Number);
      // The interval lies around the difference, though not evenly where visitors are few.
      expect([Math.abs((low + high) / 2 - (treatment - control)) < 0.2, difference]).toEqual([true, difference]);
      const [, fromRight = NaN] =
        styleOf('.span')
          ?.right.match(/([\d.]+)%/)
          ?.map(Number) ?? [];
      const drawn = [
        styleOf('.control')?.left,
        styleOf('.treatment')?.left,
        styleOf('.span')?.left,
        `${100 - fromRight}%`,
      ];
      const expected = [control, treatment, Math.min(control, treatment), Math.max(control, treatment)];
      const apart = drawn.map((place = '', index) => Math.abs(valueAt(place) - (expected[index] ?? NaN)));
      // The table rounds to a tenth.
      expect(Math.max(...apart)).toBeLessThan(0.06);
    }
  },
);

test('traffic: a bar as long as the visitors of control, those of treatment after it, and whether the split is even', () => {
  const {container} = renderInSite(<InsightsBoard />);
  const rows = rowsOf(container, /^Traffic/);
  const valueAt = scaleOf(container);
  expect(rows.length).toBeGreaterThan(0);
  for (const {row, control, treatment, said, styleOf} of rows) {
    const [first, second] = [styleOf('.controlBar'), styleOf('.treatmentBar')];
    expect([first?.left, second?.left]).toEqual(['0px', first?.width]);
    expect([first, second].map((bar) => Math.round(valueAt(bar?.width ?? '')))).toEqual([control, treatment]);
    // Broken beyond a chi-square of 10.83, which is p < 0.001.
    const isBroken = (control - treatment) ** 2 / (control + treatment) > 10.83;
    expect([said, row.querySelector('.verdict')?.textContent]).toEqual(
      isBroken ? ['Uneven', 'Check the split'] : ['Even', 'Even'],
    );
  }
});

test('each metric says what it counts', () => {
  renderInSite(<InsightsBoard />);
  for (const [metric, counts] of [
    [/^Conversion rate/, 'chosen call to action'],
    [/^Engagement/, 'anything'],
    [/^Traffic/, 'visitors'],
  ] as const) {
    expect(screen.getByRole('button', {name: metric})).toHaveTextContent(counts);
  }
});
