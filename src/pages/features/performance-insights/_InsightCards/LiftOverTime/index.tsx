import {conversionsByDay} from '../../words';
import {decidedTest} from '@site/src/content/sampleTest';
import {rateInterval} from '@site/src/lib/statistics/intervals';
import {percent} from '@site/src/lib/percent';
import styles from './styles.module.css';

const groups = [
  {
    name: 'Control',
    conversions: conversionsByDay.control,
    visitors: decidedTest.control.visitors,
    stroke: 'var(--ink-2)',
    ground: {fill: 'var(--edge)', opacity: 0.25},
  },
  {
    name: 'Treatment',
    conversions: conversionsByDay.treatment,
    visitors: decidedTest.treatment.visitors,
    stroke: 'var(--indigo)',
    ground: {fill: 'var(--indigo)', opacity: 0.22},
  },
] as const;

/** The scale: rates from 0 to 6 percent in a picture of 200 units. */
const height = 200;
const y = (rate: number): number => Math.round((1 - rate / 0.06) * height * 10) / 10;

/** What was known of a group at the end of each day, if as many visitors came every day. */
function known({conversions, visitors}: (typeof groups)[number]) {
  return conversions.map((count, day) => ({
    x: (day / (conversions.length - 1)) * 400,
    ...rateInterval({conversions: count, visitors: Math.round((visitors * (day + 1)) / conversions.length)}),
  }));
}

const lines = groups.map((group) => {
  const days = known(group);
  const upper = days.map(({x, high}) => `${x.toFixed(1)} ${y(high)}`);
  const lower = days.map(({x, low}) => `${x.toFixed(1)} ${y(low)}`).reverse();
  return {
    ...group,
    range: `M${[...upper, ...lower].join('L')}z`,
    path: `M${days.map(({x, rate}) => `${x.toFixed(1)} ${y(rate)}`).join('L')}`,
    end: days.at(-1)?.rate ?? 0,
  };
});

const days = conversionsByDay.control.length;
const ends = lines.map(({end}) => percent(end)).join(' and ');

/** Screenshot, drawn: two rates over some days, whose intervals narrow as visitors come. */
export function LiftOverTime() {
  return (
    <div
      className={styles.chart}
      role="img"
      aria-label={`Screenshot: conversion rates of control and treatment over ${days} days. Their intervals narrow day by day; the rates end at ${ends}. Sample figures.`}
    >
      <div className={styles.plot}>
        <svg className={styles.drawing} viewBox={`0 0 400 ${height}`} preserveAspectRatio="none">
          {[0, 0.02, 0.04, 0.06].map((rate) => (
            <path key={rate} stroke="var(--line)" d={`M0 ${y(rate)}h400`} />
          ))}
          {lines.map(({name, range, path, stroke, ground}) => (
            <g key={name}>
              <path {...ground} d={range} />
              <path fill="none" stroke={stroke} strokeWidth="2.5" strokeLinejoin="round" d={path} />
            </g>
          ))}
        </svg>
        {lines.map(({name, end}) => (
          <span key={name} className={styles.end} style={{top: `${(y(end) / height) * 100}%`}}>
            <b>{percent(end)}</b> {name}
          </span>
        ))}
      </div>
      <div className={styles.days}>
        <span>Day 1</span>
        <span>Sample figures</span>
        <span>Day {days}</span>
      </div>
    </div>
  );
}
