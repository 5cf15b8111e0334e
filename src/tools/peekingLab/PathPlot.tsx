import clsx from 'clsx';
import {PlotTable} from '../plot/PlotTable';
import type {TestPath} from './paths';
import plot from '../plot/plot.module.css';
import styles from './PathPlot.module.css';
import {ruleTitles, type RuleName} from './rules';
import {looksLabel} from './words';

/** The looks that are named below a drawing: all, or the first and every fifth or tenth. */
export function lookTicks(looks: number): number[] {
  const step = looks <= 10 ? 1 : looks <= 25 ? 5 : 10;
  return Array.from({length: looks}, (_, index) => index + 1).filter((look) => look === 1 || look % step === 0);
}

/** What the drawn tests show, in a sentence. */
export function pathTitle(rule: RuleName, looks: number, paths: readonly TestPath[]): string {
  const stopped = paths.filter(({crossing}) => crossing !== undefined).length;
  const count = stopped === 0 ? 'none' : String(stopped);
  return `${ruleTitles[rule]}: of ${paths.length} tests of two equal pages, ${count} ${stopped === 1 ? 'crosses' : 'cross'} the limit within ${looksLabel(looks)}`;
}

export interface PathPlotProps {
  readonly rule: RuleName;
  /** Of |z| at each look. */
  readonly limits: readonly number[];
  readonly paths: readonly TestPath[];
}

/** In CSS pixels; across, all is a share of the width, so that the type keeps its size. */
const height = 300;
const floor = 44;
/** The largest |z| that there is room for; limits beyond it are out of reach for nearly all tests. */
const reach = 5;
const [first, last] = [7, 98];

const curve = {fill: 'none', strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke'} as const;

/** A few A/A tests over the looks, and where they cross the limits of a rule. */
export function PathPlot({rule, limits, paths}: PathPlotProps) {
  const looks = limits.length;
  const left = (index: number): number => (looks === 1 ? 50 : first + (index / (looks - 1)) * (last - first));
  const top = (z: number): number => (1 - (z + reach) / (2 * reach)) * height;
  const line = (values: readonly number[], from = 0): string =>
    values.map((z, index) => `${left(from + index).toFixed(2)},${top(z).toFixed(1)}`).join(' ');
  // With one look there is a point where otherwise a line is; the limits are as wide as the drawing.
  const along = (sign: 1 | -1): string => {
    const [start, end] = [limits[0] ?? reach, limits.at(-1) ?? reach];
    return `0,${top(sign * start).toFixed(1)} ${line(limits.map((limit) => sign * limit))} 100,${top(sign * end).toFixed(1)}`;
  };
  const winners = paths.filter(({crossing}) => crossing !== undefined);
  const title = pathTitle(rule, looks, paths);
  return (
    <figure className={plot.plot}>
      <figcaption className={plot.title}>{title}</figcaption>
      <svg className={plot.drawing} width="100%" height={height + floor} role="img" aria-label={title}>
        <svg width="100%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
          <polygon fill="var(--sunken)" points={`0,0 ${along(1)} 100,0`} />
          <polygon fill="var(--sunken)" points={`0,${height} ${along(-1)} 100,${height}`} />
          {[-4, -2, 0, 2, 4].map((z) => (
            <line
              key={z}
              vectorEffect="non-scaling-stroke"
              stroke="var(--line)"
              x1="0"
              x2="100"
              y1={top(z)}
              y2={top(z)}
            />
          ))}
          {paths.map(({z, crossing}, index) => (
            <polyline
              key={index}
              {...curve}
              stroke="var(--edge)"
              opacity="0.55"
              points={line(z.slice(crossing ?? 0), crossing)}
            />
          ))}
          {winners.map(({z, crossing = 0}, index) => (
            <polyline
              key={index}
              {...curve}
              stroke="var(--alarm)"
              strokeWidth="1.75"
              points={line(z.slice(0, crossing + 1))}
            />
          ))}
          <polyline {...curve} stroke="var(--ink)" strokeWidth="2" points={along(1)} />
          <polyline {...curve} stroke="var(--ink)" strokeWidth="2" points={along(-1)} />
        </svg>
        {looks === 1 &&
          paths.map(({z}, index) => (
            <circle key={index} fill="var(--edge)" cx={`${left(0)}%`} cy={top(z[0] ?? 0)} r="3" />
          ))}
        {winners.map(({z, crossing = 0}, index) => (
          <circle
            key={index}
            fill="var(--surface)"
            stroke="var(--alarm)"
            strokeWidth="2.5"
            cx={`${left(crossing)}%`}
            cy={top(z[crossing] ?? 0)}
            r="4.5"
          />
        ))}
        <text className={clsx(plot.tick, styles.zone)} x="100%" y="16" dx="-8" textAnchor="end">
          Treatment declared better
        </text>
        <text className={clsx(plot.tick, styles.zone)} x="100%" y={height - 8} dx="-8" textAnchor="end">
          Control declared better
        </text>
        {lookTicks(looks).map((look) => (
          <text key={look} className={plot.tick} x={`${left(look - 1)}%`} y={height + 18} textAnchor="middle">
            {look}
          </text>
        ))}
        <text className={plot.tick} x="100%" y={height + 38} textAnchor="end">
          Look
        </text>
      </svg>
      <p className={styles.note}>
        Each line is a test. A ring marks where it stops; the faint line after it shows where it would have gone.
      </p>
      <PlotTable
        x={{label: 'Look', format: String}}
        y={{label: 'z', format: (value) => (Number.isInteger(value) ? String(value) : value.toFixed(3))}}
        lines={[
          {name: 'Limit of |z|', points: limits.map((y, index) => ({x: index + 1, y}))},
          {
            name: 'Tests that stop here',
            points: limits.map((_, index) => ({
              x: index + 1,
              y: winners.filter(({crossing}) => crossing === index).length,
            })),
          },
        ]}
      />
    </figure>
  );
}
