import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Attributes of a link or button that has a tooltip. */
export function hasTooltip(id: string): {readonly 'aria-describedby': string; readonly 'data-tooltip': string} {
  return {'aria-describedby': id, 'data-tooltip': id};
}

export interface TooltipProps {
  /** What `hasTooltip` names. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A line about a link or button, shown above it while it is pointed at or focused: see tooltip.behavior.ts. */
export function Tooltip({id, children}: TooltipProps) {
  return (
    <div id={id} role="tooltip" popover="manual" className={styles.tooltip} data-search="skip">
      {children}
    </div>
  );
}
