import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {Wrap} from '../Wrap';
import styles from './styles.module.css';

/** Paper is the page, sunken a quiet band, denim the dark band with its seam. */
export type SectionTone = 'paper' | 'sunken' | 'denim';

export interface SectionProps extends ComponentProps<'section'> {
  tone?: SectionTone;
  /** Draws the amber seam along the top edge: a change of subject. */
  seam?: boolean;
}

/** One stretch of a page, with the site's rhythm above and below it. */
export function Section({tone = 'paper', seam = false, className, children, ...rest}: SectionProps): ReactNode {
  return (
    <section className={clsx(styles.section, styles[tone], className)} {...rest}>
      <Wrap>
        {seam && <div className={styles.seam} aria-hidden="true" />}
        {children}
      </Wrap>
    </section>
  );
}
