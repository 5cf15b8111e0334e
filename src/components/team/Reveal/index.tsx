import {useEffect, useRef, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import {revealOnScroll} from './revealOnScroll';
import styles from './styles.module.css';

export interface RevealProps {
  /** Share of the group that has to be on screen, 0 to 1. */
  share: number;
  /** Milliseconds from one of its children to the next. */
  stagger?: number;
  as?: 'div' | 'ul';
  className?: string | undefined;
  children: ReactNode;
}

/** A group whose children fade in, one after another, when it is scrolled to. */
export function Reveal({share, stagger = 0, as: Group = 'div', className, children}: RevealProps): ReactNode {
  const group = useRef<HTMLDivElement & HTMLUListElement>(null);
  useEffect(() => (group.current === null ? undefined : revealOnScroll(group.current, share)), [share]);
  const style: CSSProperties & Record<'--stagger', string> = {'--stagger': `${stagger}ms`};
  return (
    <Group ref={group} className={clsx(styles.group, className)} style={style}>
      {children}
    </Group>
  );
}
