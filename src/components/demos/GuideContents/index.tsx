import {useEffect, useRef, type ReactNode} from 'react';
import {SiteLink} from '@site/src/components/SiteLink';
import {demoGuides, type DemoGuide} from '@site/src/data/demos';
import {useCurrentHeading} from '@site/src/hooks/useCurrentHeading';
import {scrollStripTo} from '@site/src/lib/scrollStripTo';
import styles from './styles.module.css';

export interface GuideContentsProps {
  groups: readonly {readonly name: string; readonly guides: readonly DemoGuide[]}[];
}

const ids = demoGuides.map(({id}) => id);

/**
 * The list of guides by category, which marks the one that is being read: at
 * the side on wide screens, on narrow ones a strip below the header that moves
 * along with the reader.
 */
export function GuideContents({groups}: GuideContentsProps): ReactNode {
  const current = useCurrentHeading(ids);
  const strip = useRef<HTMLElement>(null);

  useEffect(() => {
    if (strip.current === null) return;
    const link = current === ids[0] ? null : strip.current.querySelector<HTMLElement>('[aria-current]');
    scrollStripTo(strip.current, link);
  }, [current]);

  return (
    <nav ref={strip} className={styles.contents} aria-label="Guides">
      {groups.map(({name, guides}) => (
        <div key={name} className={styles.group}>
          <p className={styles.label}>{name}</p>
          <ul className={styles.links}>
            {guides.map(({id, sidebarTitle, duration}) => (
              <li key={id}>
                <SiteLink className={styles.link} to={`#${id}`} aria-current={id === current ? 'location' : undefined}>
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
