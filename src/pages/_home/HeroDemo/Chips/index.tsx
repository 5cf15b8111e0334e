import {audiences, type Audience} from '@site/src/lib/audience';
import {AudienceLink} from '@site/src/shell/audience/AudienceLink';
import type {HeroWords} from '../../words/hero.en';
import styles from './styles.module.css';

/** The floating switcher's choice, at hand in the first screen: the same links, as the tabs of the window. */
export function Chips({words, current}: {readonly words: HeroWords; readonly current: Audience}) {
  return (
    <nav aria-label={words.chipsName} data-print="hide">
      <ul className={styles.chips}>
        {audiences.map((audience) => (
          <li key={audience}>
            <AudienceLink audience={audience} current={current} className={styles.chip}>
              {words.chips[audience]}
            </AudienceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
