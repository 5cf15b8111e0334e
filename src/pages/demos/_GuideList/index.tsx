import type {ReactNode} from 'react';
import {Wrap} from '@site/src/ui/Wrap';
import {demoGuides, guideCategories} from '../guides';
import {Guide} from '../_Guide';
import {GuideContents} from '../_GuideContents';
import {PlayerKeys} from '../_PlayerKeys';
import styles from './styles.module.css';

/** All guides by category, with the list of them that follows at the side. */
export function GuideList(): ReactNode {
  const groups = guideCategories.map(({name, text}) => ({
    name,
    text,
    guides: demoGuides.filter(({category}) => category === name),
  }));
  return (
    <Wrap className={styles.layout}>
      <GuideContents groups={groups} />
      <div className={styles.groups}>
        {groups.map(({name, text, guides}) => (
          <section key={name} className={styles.group} aria-labelledby={`category-${guides[0]?.id ?? ''}`}>
            <div className={styles.heading}>
              <h2 id={`category-${guides[0]?.id ?? ''}`} className={styles.category}>
                {name}
              </h2>
              <p className={styles.text}>{text}</p>
            </div>
            {guides.map((guide) => (
              <Guide key={guide.id} guide={guide} />
            ))}
          </section>
        ))}
        <PlayerKeys />
      </div>
    </Wrap>
  );
}
