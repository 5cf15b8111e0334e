import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ArrowRight} from 'lucide-react';
import {Section} from '@site/src/ui/Section';
import {SiteLink} from '@site/src/ui/SiteLink';
import {StatusMark} from '@site/src/ui/StatusMark';
import {moreDemos} from './words';
import {pictures} from './pictures';
import cardLink from '@site/src/ui/CardLink/styles.module.css';
import styles from './styles.module.css';

/** Features beyond the guides, each with a drawing of what it does. */
export function MoreDemos(): ReactNode {
  return (
    <Section tone="sunken">
      <h2>One page, many fits</h2>
      <ul className={styles.cards}>
        {moreDemos.map(({title, description, to, status, picture}) => (
          <li key={title} className={styles.card}>
            <svg
              className={styles.picture}
              viewBox={pictures[picture].viewBox}
              preserveAspectRatio={pictures[picture].fit}
              aria-hidden="true"
            >
              <g className="own-light">{pictures[picture].drawing}</g>
            </svg>
            <div className={styles.heading}>
              <h3 className={clsx(cardLink.cardLink, styles.title)}>
                <SiteLink to={to}>{title}</SiteLink>
              </h3>
              {status === undefined ? (
                <ArrowRight className={styles.arrow} aria-hidden="true" size={20} />
              ) : (
                <StatusMark status={status} />
              )}
            </div>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
