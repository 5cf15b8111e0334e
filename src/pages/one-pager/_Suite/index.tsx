import type {ReactNode} from 'react';
import {SiteLink} from '@site/src/ui/SiteLink';
import {suiteStages} from '../words';
import styles from './styles.module.css';

/** What is in the product, along one thread: from the first edit to the result. */
export function Suite(): ReactNode {
  return (
    <ol className={styles.suite}>
      {suiteStages.map(({title, text, to, links}) => (
        <li key={title} className={styles.stage}>
          <h3 className={styles.title}>
            <SiteLink to={to}>{title}</SiteLink>
          </h3>
          <p className={styles.text}>{text}</p>
          <ul className={styles.links}>
            {links.map((feature) => (
              <li key={feature.path}>
                <SiteLink to={feature.path}>{feature.title}</SiteLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
