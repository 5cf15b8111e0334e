import {Scissors} from 'lucide-react';
import {languageOf} from '@site/src/lib/audience';
import {PerAudienceAndLanguage} from '@site/src/ui/PerAudience';
import {heroWords} from '../words/hero';
import styles from './styles.module.css';

/** Shows the original in place of all that was tailored, and again what was tailored. The original itself has nothing to unpick. */
export function Unpick() {
  return (
    <>
      <PerAudienceAndLanguage>
        {(audience) => {
          if (audience === 'default') return null;
          const words = heroWords[languageOf(audience)].unpick;
          return (
            <button
              type="button"
              className={styles.button}
              data-unpick={words.unpicked}
              data-restitch={words.restitched}
            >
              <span className={styles.unpick}>
                <Scissors size={16} aria-hidden="true" />
                {words.unpick}
              </span>
              <span className={styles.restitch}>{words.restitch}</span>
            </button>
          );
        }}
      </PerAudienceAndLanguage>
      <span className="visually-hidden" role="status" data-unpick-status />
    </>
  );
}
