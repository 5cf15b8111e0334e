import clsx from 'clsx';
import {axisFor, type Axis} from '@site/src/lib/axis';
import plot from './plot.module.css';
import styles from './LinePlot.module.css';
import type {LinePlotProps} from './lines';
import {PlotTable} from './PlotTable';

/** In CSS pixels; across, all is a share of the width, so that the type keeps its size. */
const height = 260;
const floor = 44;

/** A curve that falls and a limit, over two axes that begin at zero, with their numbers as a table below. */
export function LinePlot({title, x, y, lines, mark}: LinePlotProps) {
  const points = lines.flatMap(({points: own}) => own);
  const across = axisFor([0, ...points.map((point) => point.x)], 5);
  const up = axisFor([0, ...points.map((point) => point.y)], 5);
  const share = (value: number, {start, end}: Axis): number => (value - start) / (end - start);
  const left = (value: number): number => share(value, across) * 100;
  const top = (value: number): number => (1 - share(value, up)) * height;
  // Below a curve that falls, there is room at the left.
  const isLabelLeft = mark !== undefined && left(mark.x) > 40;
  return (
    <figure className={plot.plot}>
      <figcaption className={plot.title}>{title}</figcaption>
      <svg
        className={clsx(plot.drawing, styles.drawing)}
        width="100%"
        height={height + floor}
        role="img"
        aria-label={title}
      >
        {up.ticks.map((tick) => (
          <g key={tick}>
            <line stroke="var(--line)" x1="0" x2="100%" y1={top(tick)} y2={top(tick)} />
            <text className={plot.tick} x="0" y={top(tick) - 4}>
              {y.format(tick)}
              {tick === up.end && ` ${y.label}`}
            </text>
          </g>
        ))}
        {across.ticks.map((tick, index) => (
          <text
            key={tick}
            className={plot.tick}
            x={`${left(tick)}%`}
            y={height + 18}
            textAnchor={index === 0 ? 'start' : index === across.ticks.length - 1 ? 'end' : 'middle'}
          >
            {x.format(tick)}
          </text>
        ))}
        <text className={plot.tick} x="100%" y={height + 38} textAnchor="end">
          {x.label}
        </text>
        <svg width="100%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" overflow="visible">
          {lines.map(({name, points: own}, index) => (
            <polyline
              key={name}
              className={index === 0 ? styles.main : styles.limit}
              points={own.map((point) => `${left(point.x).toFixed(2)},${top(point.y).toFixed(1)}`).join(' ')}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {mark !== undefined && (
          <>
            <circle
              fill="var(--indigo)"
              stroke="var(--surface)"
              strokeWidth="2"
              cx={`${left(mark.x)}%`}
              cy={top(mark.y)}
              r="6"
            />
            {/* An outline in the color of the surface keeps the words readable over lines. */}
            <text
              fill="var(--ink)"
              stroke="var(--surface)"
              strokeWidth="4"
              strokeLinejoin="round"
              fontWeight="600"
              paintOrder="stroke"
              x={`${left(mark.x)}%`}
              y={top(mark.y) + 22}
              dx={isLabelLeft ? -10 : 10}
              textAnchor={isLabelLeft ? 'end' : 'start'}
            >
              {mark.label}
            </text>
          </>
        )}
      </svg>
      <PlotTable x={x} y={y} lines={lines} />
    </figure>
  );
}
