import {ChevronDown} from 'lucide-react';
import type {Audience, Language} from '@site/src/lib/audience';
import {patterns} from '../patterns';
import {heroWords, openings} from '../words/hero';
import {lineText} from '../words/tailored';
import styles from './styles.module.css';

/** The woven label of this address: which visitors the page was cut for. It folds over to the headline it was cut from. */
export function CareLabel({audience, language}: {audience: Audience; language: Language}) {
  const words = heroWords[language].care;
  // Nothing was cut from anything.
  if (audience === 'default') return null;
  return (
    <details className={styles.label} data-print="hide">
      <summary className={styles.face}>
        <span className={styles.cut}>
          {words.cutFor}
          <strong>
            <span data-cut-for>{patterns[audience]}</span>.
          </strong>
        </span>
        <span>{words.tested}</span>
        <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
      </summary>
      <p className={styles.original}>
        {words.original} <q lang="en">{lineText(openings.default.headline)}</q>
      </p>
    </details>
  );
}
