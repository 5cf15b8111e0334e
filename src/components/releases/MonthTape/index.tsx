import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {Wrap} from '@site/src/components/Wrap';
import {releasePeriods} from '@site/src/data/releases';
import {useCurrentHeading} from '@site/src/hooks/useCurrentHeading';
import {scrollStripTo} from '@site/src/lib/scrollStripTo';
import styles from './styles.module.css';

const ids = releasePeriods.map(({id}) => id);

/** The months printed on a tape measure that stays at the top; a stitched outline marks the one being read. */
export function MonthTape(): ReactNode {
  const current = useCurrentHeading(ids);
  const list = useRef<HTMLUListElement>(null);

  // On a phone the tape is longer than the window is wide.
  useEffect(() => {
    if (list.current === null) return;
    const link = current === ids[0] ? null : list.current.querySelector('[aria-current]');
    scrollStripTo(list.current, link?.closest('li') ?? null);
  }, [current]);

  return (
    <div className={styles.rail}>
      <Wrap>
        <nav className={styles.tape} aria-label="Months">
          <span className={styles.fold} aria-hidden="true" />
          <ul ref={list} className={styles.marks}>
            {releasePeriods.map(({id, mark, heading}) => (
              <li key={id} className={styles.mark}>
                <a
                  href={`#${id}`}
                  className={clsx(styles.link, id === current && styles.current)}
                  aria-label={heading}
                  aria-current={id === current ? 'location' : undefined}
                >
                  {mark}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Wrap>
    </div>
  );
}
