import type {ReactNode} from 'react';
import clsx from 'clsx';
import box from '@site/src/ui/box.module.css';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

export interface FrameProps {
  /** What the picture shows, in one sentence, for those who do not see it; without it the content speaks for itself. */
  label?: string;
  /** Address in the browser's bar; without it the frame is a plain panel. */
  address?: string;
  /** Heading of a plain panel. */
  title?: string;
  /** Between the rows of its content. */
  gap?: string;
  /** Below its content, over the whole width: what the drawing is of. */
  note?: ReactNode;
  children: ReactNode;
}

/** A window of the product, drawn: with a label, one image to assistive technology. */
export function Frame({label, address, title, gap, note, children}: FrameProps) {
  return (
    <div className={clsx(box.raised, styles.frame)} role={label && 'img'} aria-label={label}>
      {address !== undefined && (
        <div className={styles.bar}>
          <span className={styles.dots} aria-hidden="true" />
          <span className={clsx(text.caption, text.cut, styles.address)}>{address}</span>
        </div>
      )}
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <div className={styles.body} style={{gap}}>
        {children}
        {note !== undefined && <div className={styles.note}>{note}</div>}
      </div>
    </div>
  );
}
