import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ArrowRight} from 'lucide-react';
import {Section} from '@site/src/ui/Section';
import {SiteLink} from '@site/src/ui/SiteLink';
import {StatusMark} from '@site/src/ui/StatusMark';
import {moreDemos} from './words';
import {HungPages} from './HungPages';
import cardLink from '@site/src/ui/CardLink/styles.module.css';
import styles from './styles.module.css';

/** Features beyond the guides, below one page in its versions. */
export function MoreDemos(): ReactNode {
  return (
    <Section tone="sunken">
      <h2>One page, many fits</h2>
      <div className={styles.panel}>
        <HungPages />
        <ul className={styles.cards}>
          {moreDemos.map(({title, description, to, status}) => (
            <li key={title} className={styles.card}>
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
      </div>
    </Section>
  );
}
