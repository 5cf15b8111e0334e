/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import {PathPlot} from '@site/src/tools/peekingLab/PathPlot';
import {RuleShares} from '@site/src/tools/peekingLab/RuleShares';
import {exactShares} from '@site/src/tools/peekingLab/lab';
import {rowsOf, showTool} from '../../../support/shownTool';
import {textsOf} from '../../../support/textsOf';

const rounded = (text: string): number => Math.round(parseFloat(text));
const numbers = (element: Element | null | undefined, ...names: string[]): number[] =>
  names.flatMap((name) => (element?.getAttribute(name) ?? '').split(/[ ,]/).map(rounded));
const linesIn = (container: Element, color: string) =>
  [...container.querySelectorAll(`polyline[stroke="var(--${color})"]`)].map((line) => numbers(line, 'points'));
const ringsIn = (container: Element) =>
  [...container.querySelectorAll('circle')].map((ring) => numbers(ring, 'cx', 'cy'));

test('a test is drawn to where it crosses, and faintly after it, above zero where treatment seems better', () => {
  const paths = [
    {z: [0, 3, 0], crossing: 1},
    {z: [0, 0, 0], crossing: undefined},
  ];
  const {container} = render(<PathPlot rule="naive" limits={[3, 3, 3]} paths={paths} />);
  const [x1, x2, x3] = ['1', '2', '3'].map((look) => numbers(screen.getAllByText(look)[0], 'x')[0]);
  const [y0 = NaN, y3 = NaN] = [linesIn(container, 'edge')[1]?.[1], linesIn(container, 'ink')[0]?.[1]];
  expect(linesIn(container, 'alarm')).toEqual([[x1, y0, x2, y3]]);
  expect(linesIn(container, 'edge').flat()).toEqual([x2, y3, x3, y0, x1, y0, x2, y0, x3, y0]);
  expect(ringsIn(container)).toEqual([[x2, y3]]);
  const zone = (name: string) => numbers(screen.getByText(`${name} declared better`), 'y')[0] ?? NaN;
  expect([zone('Treatment') < y3, y3 < y0, y0 < zone('Control')]).toEqual([true, true, true]);
  expect(container).toHaveTextContent(/130231330$/);
});

test('shares rise from nobody; dots are the simulated ones, and the dashed line is the planned rate', () => {
  const exact = exactShares(4, 0.1);
  const {container} = render(<RuleShares exact={exact} simulated={{seed: 1, shares: exact.shares}} drawn="pocock" />);
  const pocock = container.querySelector('[data-drawn=true]');
  const [floor = NaN, planned = NaN] = [...(pocock?.querySelectorAll('line') ?? [])].map(
    (line) => numbers(line, 'y1')[0],
  );
  const line = pocock && linesIn(pocock, 'indigo')[0];
  expect(line).toEqual([0, floor, ...(pocock ? ringsIn(pocock).flat() : [])]);
  // Limits of Pocock keep all looks together at what is planned.
  expect([line?.slice(-2), planned < floor]).toEqual([[100, planned], true]);
  expect(container).toHaveTextContent('the dashed line is the planned 10%.');
});

test('the chosen rule is drawn with its own limits, and its tests stop beyond them', () => {
  const container = showTool('peekingLab', '?looks=5&seed=3&rule=pocock');
  expect(container.querySelector('[data-drawn=true] .name')).toHaveTextContent('Pocock');
  const drawing = screen.getByRole('img', {name: /^Pocock/});
  // Jennison and Turnbull (2000), table 2.1.
  expect(drawing.closest('figure')).toHaveTextContent('2.413');
  const limits = linesIn(drawing, 'ink');
  for (const [x = NaN, y = NaN] of ringsIn(drawing)) {
    const [upper = NaN, lower = NaN] = limits.map((points) => points[points.indexOf(x) + 1]);
    expect([y <= upper, y >= lower]).toContain(true);
  }
});

test('the lab shows each rule by its name: shares by look, and how far the simulation is off', () => {
  const container = showTool('peekingLab', '?looks=5&seed=3');
  // Armitage, McPherson and Rowe (1969): 0.142. Jennison and Turnbull (2000), tables 2.1 and 2.3: |z| of 2.413, 4.562.
  expect(textsOf(container.querySelectorAll('li .name, li .share'))).toEqual([
    ...['No correction', '14.2%', 'Pocock', '5.0%', 'Always valid', '0.7%', 'O’Brien-Fleming', '5.0%'],
  ]);
  expect(textsOf(container.querySelectorAll('li .line'))).toEqual([
    expect.stringMatching(/single look, at every look/),
    expect.stringMatching(/same .* limit at every/),
    expect.stringMatching(/however often/),
    expect.stringMatching(/strict early/i),
  ]);
  const shares = container.querySelector('table')?.querySelectorAll('tbody tr') ?? [];
  expect(textsOf(shares[0]?.children ?? [])).toEqual([...['1', '5.00%', '1.58%', '0.08%', '0.00%']]);
  const [, ...proofs] = rowsOf(/^Two ways/);
  expect(proofs.map(([name]) => name)).toEqual(['No correction', 'Pocock', 'Always valid', 'O’Brien-Fleming']);
  for (const [, exact, simulated, off = ''] of proofs) {
    expect(Number(off.replace('−', '-'))).toBeCloseTo(Number(simulated) - Number(exact), 4);
  }
  expect(proofs.filter(([, , , off = '']) => /^[−+]/.test(off)).length).toBeGreaterThan(0);
});
