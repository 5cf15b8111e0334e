import {ChevronDown} from 'lucide-react';
import type {Audience, Language} from '@site/src/lib/audience';
import {heroWords, openings} from '../words/hero';
import {lineText, patterns} from '../words/tailored';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

/** The woven label of this address: which visitors the page is shown to. It unfolds to the headline it was made from. */
export function CareLabel({audience, language}: {audience: Audience; language: Language}) {
  const words = heroWords[language].care;
  // The original was made from nothing.
  if (audience === 'default') return null;
  return (
    <details className={styles.label} data-print="hide">
      <summary className={styles.face}>
        {/* On a line of its own: a longer campaign moves nothing. */}
        <span className={text.cut}>
          {words.shownFor}
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
