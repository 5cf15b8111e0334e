import type {ComponentProps} from 'react';
import clsx from 'clsx';
import {SectionHeading} from '../SectionHeading';
import {Wrap} from '../Wrap';
import denim from '../denim.module.css';
import styles from './styles.module.css';

/** Paper is the page, sunken a quiet band, denim the dark band. */
export type SectionTone = 'paper' | 'sunken' | 'denim';

/** Tight for one of several of a kind, wide for what a page is about. */
export type SectionRhythm = 'tight' | 'regular' | 'wide';

export interface SectionProps extends ComponentProps<'section'> {
  tone?: SectionTone;
  /** The space above and below. */
  rhythm?: SectionRhythm;
  /** Draws a hairline along the top edge: a change of subject. */
  seam?: boolean;
  /** Its heading is `title`; this is a sentence below it. */
  text?: string;
}

/** One stretch of a page, with one of the site's three rhythms above and below it. */
export function Section({
  tone = 'paper',
  rhythm = 'regular',
  seam = false,
  title,
  text,
  className,
  children,
  ...rest
}: SectionProps) {
  const ground = tone === 'denim' && denim.ground;
  return (
    <section
      className={clsx(styles.section, styles[tone], ground, rhythm !== 'regular' && styles[rhythm], className)}
      {...rest}
    >
      <Wrap>
        {seam && <div className={styles.seam} aria-hidden="true" />}
        {title !== undefined && <SectionHeading title={title} text={text} />}
        {children}
      </Wrap>
    </section>
  );
}
