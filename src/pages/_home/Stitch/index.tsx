import clsx from 'clsx';
import type {Language} from '@site/src/lib/audience';
import {PerVisitor} from '@site/src/ui/PerAudience';
import {tailored, type TailoredLine, type TailoredPart} from '../words/tailored';
import styles from './styles.module.css';

/**
 * A word or two that stay together, a stretch of a sentence that breaks on phones, a frame around a picture, a button or
 * a card, or the seam above a part that stands in the open.
 */
export type StitchShape = 'word' | 'run' | 'frame' | 'seam';

/** The class of a part of a denim band whose tailored lines keep to its colors, in both themes. */
export const onDenim = styles.onDenim;

/**
 * The class of a part that differs by audience: stitched where it was tailored; on the original a plain part,
 * which has loose thread ends while the page is unpicked.
 */
export function stitch(shape: StitchShape, isTailored: boolean): string {
  return clsx(styles[shape], isTailored ? styles.stitched : styles.original);
}

export interface LineProps {
  readonly line: TailoredLine;
  readonly shape: 'word' | 'run';
  readonly isTailored: boolean;
}

/** A line with its tailored stretch stitched. */
export function Line({line: {before, tailored: stretch, after}, shape, isTailored}: LineProps) {
  return (
    <>
      {before}
      <span className={stitch(shape, isTailored)}>{stretch}</span>
      {after}
    </>
  );
}

export interface TailoredTextProps {
  readonly part: TailoredPart;
  readonly shape: LineProps['shape'];
  readonly language: Language;
}

/** One of the lines below the first screen, as each audience reads it. */
export function TailoredText({part, shape, language}: TailoredTextProps) {
  return (
    <PerVisitor language={language}>
      {(audience) => <Line line={tailored[audience][part]} shape={shape} isTailored={audience !== 'default'} />}
    </PerVisitor>
  );
}
