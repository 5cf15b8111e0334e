import clsx from 'clsx';
import {changes, type ChangeId} from '../words';
import {Picture} from '@site/src/player/stage/Picture';
import drawn from '@site/src/ui/DrawnPage/styles.module.css';
import {Frame} from '../../_Frame';
import styles from './OfficePage.module.css';

export interface OfficePageProps {
  address: string;
  /** What the page shows, in one sentence. */
  label: string;
  /** The changes that are on the page; the rest is as on the original. */
  kept?: readonly ChangeId[];
}

/** A landing page for coffee, tailored for offices as far as the reader wants. It scales with its box. */
export function OfficePage({address, label, kept = []}: OfficePageProps) {
  const [headline, picture, button] = changes;
  const isKept = (id: ChangeId): boolean => kept.includes(id);
  const part = (id: ChangeId, className: string | undefined): string =>
    clsx(drawn.part, styles.part, className, isKept(id) && [drawn.stitched, drawn.sewn]);

  return (
    <Frame address={address} label={label}>
      <div className={styles.scale}>
        <div className={styles.page}>
          <p key={`${isKept('headline')}`} className={part('headline', styles.headline)}>
            {isKept('headline') ? headline.after : headline.before}
          </p>
          <div className={styles.lines}>
            <i />
            <i />
          </div>
          <div className={part('button', styles.action)}>
            <span className={clsx(drawn.button, styles.button)}>{isKept('button') ? button.after : button.before}</span>
          </div>
          <div className={part('picture', styles.picture)}>
            <Picture name={isKept(picture.id) ? 'carafe' : 'cup'} />
          </div>
        </div>
      </div>
    </Frame>
  );
}
