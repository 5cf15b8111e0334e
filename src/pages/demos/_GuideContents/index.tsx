import type {ReactNode} from 'react';
import {SiteLink} from '@site/src/ui/SiteLink';
import type {DemoGuide} from '../guides';
import styles from './styles.module.css';

export interface GuideContentsProps {
  groups: readonly {readonly name: string; readonly guides: readonly DemoGuide[]}[];
}

/**
 * The list of guides by category, which marks the one that is being read: at
 * the side on wide screens, on narrow ones a strip below the header that moves
 * along with the reader.
 */
export function GuideContents({groups}: GuideContentsProps): ReactNode {
  return (
    <nav className={styles.contents} aria-label="Guides" data-contents="strip">
      {groups.map(({name, guides}) => (
        <div key={name} className={styles.group}>
          <p className={styles.label}>{name}</p>
          <ul className={styles.links}>
            {guides.map(({id, sidebarTitle, duration}) => (
              <li key={id}>
                <SiteLink className={styles.link} to={`#${id}`}>
                  {sidebarTitle}
                  <span className={styles.duration} aria-hidden="true">
                    {duration} s
                  </span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
