import type {ReactNode} from 'react';
import {Check, ChevronDown} from 'lucide-react';
import {audiences, type Audience} from '@site/src/lib/audience';
import {PerLanguage, PerVisitor} from '@site/src/ui/PerAudience';
import {AudienceLink} from '../AudienceLink';
import {audienceLabels, switcherLabel} from './words';
import styles from './styles.module.css';

/** The choices, with the current one marked. */
function Choices({current}: {readonly current: Audience}): ReactNode {
  return (
    <ul className={styles.list} lang="en">
      {audiences.map((each) => (
        <li key={each}>
          <AudienceLink audience={each} current={current} className={styles.choice}>
            {audienceLabels[each]}
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
 * The floating switcher at the bottom right, a native disclosure; on narrow screens, a bar at the end of the page. In
 * English on the German page too, as the specification says.
 */
export function AudienceSwitcher({children}: AudienceSwitcherProps): ReactNode {
  const perAudience = (show: (audience: Audience) => ReactNode): ReactNode => (
    <PerLanguage as="div">
      {(language) => (
        <PerVisitor language={language} as="div">
          {show}
        </PerVisitor>
      )}
    </PerLanguage>
  );
  return (
    <div className={styles.bar} data-print="hide">
      {children}
      <details className={styles.switcher} lang="en" data-audience-switcher>
        <summary className={styles.button}>
          <span className={styles.label}>{switcherLabel}</span>
          <span className={styles.value}>
            {perAudience((audience) => (
              <span lang="en">{audienceLabels[audience]}</span>
            ))}
            <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
          </span>
        </summary>
        {perAudience((audience) => (
          <Choices current={audience} />
        ))}
      </details>
    </div>
  );
}
