import type {ReactNode} from 'react';
import {Check, ChevronDown} from 'lucide-react';
import {audiences, type Audience} from '@site/src/lib/audience';
import {PerLanguage, PerVisitor} from '@site/src/ui/PerAudience';
import {AudienceLink} from '../AudienceLink';
import {audienceLabels, switcherLabel} from './words';
import styles from './styles.module.css';

/** The choices, of which one is the visitor's. */
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
  /** What stands beside the choice. */
  readonly children?: ReactNode;
}

/**
 * The floating choice at the bottom right, a disclosure of the browser's own; on narrow screens a bar that ends the
 * page. Its words are English on the German page too, as the specification names them.
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
