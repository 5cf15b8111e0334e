import type {ReactNode} from 'react';
import {Check, ChevronDown, UsersRound} from 'lucide-react';
import {audiences, germanPageEnd, languageOf, type Audience, type Language} from '@site/src/lib/audience';
import {PerAudienceAndLanguage, PerLanguage} from '@site/src/ui/PerAudience';
import {AudienceLink} from '../AudienceLink';
import {audienceLabels, switcherLabels} from './words';
import styles from './styles.module.css';

function Choices({current, language}: {readonly current: Audience; readonly language: Language}) {
  return (
    <ul className={styles.list}>
      {audiences.map((each) => (
        <li key={each}>
          <AudienceLink audience={each} current={current} className={styles.choice}>
            {audienceLabels[language][each]}
            {each === current && <Check size={16} aria-hidden="true" />}
          </AudienceLink>
        </li>
      ))}
    </ul>
  );
}

export interface AudienceSwitcherProps {
  /** Shown next to the choices. */
  readonly children?: ReactNode;
}

/**
 * The floating choice at the bottom right, a disclosure of the browser's own: a tab beside wide pages, and a round button
 * over narrow ones, where what is next to the choices shows while they are open.
 */
export function AudienceSwitcher({children}: AudienceSwitcherProps) {
  return (
    <div id={germanPageEnd} className={styles.bar} data-print="hide" data-needs-script data-audience-bar>
      <div className={styles.beside}>{children}</div>
      <details className={styles.switcher} data-audience-switcher>
        <summary className={styles.button}>
          <UsersRound className={styles.sign} size={22} aria-hidden="true" />
          <span className={styles.label}>
            <PerLanguage>{(language) => switcherLabels[language]}</PerLanguage>
          </span>
          <span className={styles.value}>
            <PerAudienceAndLanguage as="span">
              {(audience) => audienceLabels[languageOf(audience)][audience]}
            </PerAudienceAndLanguage>
            <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
          </span>
        </summary>
        <PerAudienceAndLanguage>
          {(audience) => <Choices current={audience} language={languageOf(audience)} />}
        </PerAudienceAndLanguage>
      </details>
    </div>
  );
}
