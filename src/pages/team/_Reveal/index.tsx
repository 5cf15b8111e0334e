import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface RevealProps {
  /** Share of the group that has to be on screen, 0 to 1. */
  readonly share: number;
  /** Milliseconds from one of its children to the next. */
  readonly stagger?: number;
  readonly as?: 'div' | 'ul';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A group whose children fade in, one after another, when it is scrolled to: see reveal.behavior.ts. */
export function Reveal({share, stagger = 0, as: Group = 'div', className, children}: RevealProps) {
  return (
    <Group className={clsx(styles.group, className)} style={{'--stagger': `${stagger}ms`}} data-reveal-share={share}>
      {children}
    </Group>
  );
}
