/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import {IntervalPlot} from '@site/src/tools/plot/IntervalPlot';
import {LinePlot} from '@site/src/tools/plot/LinePlot';

const number = (element: Element | null | undefined, name: string): number =>
  parseFloat(element?.getAttribute(name) ?? '');

test('intervals are drawn between the ticks of their axis that stand around them', () => {
  const rows = [{name: 'A', value: 0, low: -1, high: 0.5}];
  const {container} = render(<IntervalPlot title="" rows={rows} format={String} mark="none" />);
  const tick = (text: string) => number(screen.getByText(text), 'x');
  expect([tick('-100') < tick('0'), tick('0') < tick('50')]).toEqual([true, true]);
  const line = container.querySelector('line.interval');
  expect([number(line, 'x1'), number(line, 'x2')]).toEqual([tick('-100'), tick('50')]);
  expect(number(container.querySelector('circle'), 'cx')).toBe(tick('0'));
  expect(number(container.querySelector('line.mark'), 'x1')).toBe(tick('0'));
  // Words at the right end before their place, those at the left begin there: else they would be cut off.
  const anchors = ['-100', '50', 'none'].map((text) => screen.getByText(text).getAttribute('text-anchor'));
  expect(anchors).toEqual(['start', 'end', 'end']);
});

test('a line and its mark are drawn at the ticks of both axes, the larger ones to the right and above', () => {
  const axis = (unit: string) => ({label: '', format: (value: number) => `${value}${unit}`});
  const points = [
    {x: 4, y: 10},
    {x: 10, y: 4},
  ];
  const lines = [
    {name: 'Found', points},
    {name: 'Sought', points},
  ] as const;
  const {container} = render(
    <LinePlot title="" x={axis('w')} y={axis('l')} lines={lines} mark={{x: 4, y: 10, label: ''}} />,
  );
  const x = (text: string) => number(screen.getAllByText(text)[0], 'x');
  const y = (text: string) => number(screen.getAllByText((words) => words.trim() === text)[0], 'y') + 4;
  const drawn = (container.querySelector('polyline.main')?.getAttribute('points') ?? '').split(/[ ,]/).map(Number);
  expect(drawn).toEqual([x('4w'), y('10l'), x('10w'), y('4l')]);
  expect([x('4w') < x('10w'), y('10l') < y('4l')]).toEqual([true, true]);
  const mark = container.querySelector('circle');
  expect([number(mark, 'cx'), number(mark, 'cy')]).toEqual([x('4w'), y('10l')]);
  for (const [label, at, anchor] of [
    ['Left', 0, 'start'],
    ['Right', 10, 'end'],
  ] as const) {
    render(<LinePlot title="" x={axis('w')} y={axis('l')} lines={lines} mark={{x: at, y: 10, label}} />);
    expect(screen.getByText(label)).toHaveAttribute('text-anchor', anchor);
  }
});
