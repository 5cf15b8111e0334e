import {Scissors} from 'lucide-react';
import {PerLanguage, PerVisitor} from '@site/src/ui/PerAudience';
import {heroWords} from '../words/hero';
import styles from './styles.module.css';

/** Shows the original in place of all that was tailored, and again what was tailored. The original itself has nothing to unpick. */
export function Unpick() {
  return (
    <>
      <PerLanguage as="div">
        {(language) => {
          const words = heroWords[language].unpick;
          return (
            <PerVisitor as="div" language={language}>
              {(audience) =>
                audience !== 'default' && (
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
                )
              }
            </PerVisitor>
          );
        }}
      </PerLanguage>
      <span className="visually-hidden" role="status" data-unpick-status />
    </>
  );
}
