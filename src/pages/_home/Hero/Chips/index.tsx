import type {ReactNode} from 'react';
import {audienceHref, audiences, type Audience} from '@site/src/lib/audience';
import type {HeroWords} from '../../words/types';
import styles from './styles.module.css';

/** The floating switcher's choice, at hand in the first screen: the same links, which load the page for that audience. */
export function Chips({words, current}: {readonly words: HeroWords; readonly current: Audience}): ReactNode {
  return (
    <nav aria-label={words.chipsName} data-print="hide">
      <ul className={styles.chips}>
        {audiences.map((audience) => (
          <li key={audience}>
            <a
              className={styles.chip}
              href={audienceHref(audience, '')}
              aria-current={audience === current ? 'true' : undefined}
              data-audience-choice={audience}
            >
              {words.chips[audience]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
