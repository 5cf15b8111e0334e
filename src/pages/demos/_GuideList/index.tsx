import type {ReactNode} from 'react';
import {Section} from '@site/src/ui/Section';
import {demoGuides, guideCategories} from '../guides';
import {Guide} from '../_Guide';
import {GuideContents} from '../_GuideContents';
import {PlayerKeys} from '../_PlayerKeys';
import styles from './styles.module.css';

const groups = guideCategories.map((name) => {
  const guides = demoGuides.filter(({category}) => category === name);
  return {id: `category-${guides[0]?.id ?? ''}`, name, guides};
});

/** The list of all guides, and beside it, or below it, the stage that it changes. */
export function GuideList(): ReactNode {
  return (
    <Section tone="denim" className={styles.stage} data-guides>
      <div className={styles.layout}>
        <GuideContents groups={groups} />
        <div>
          {demoGuides.map((guide, index) => (
            <Guide key={guide.id} guide={guide} current={index === 0} next={demoGuides[index + 1]} />
          ))}
        </div>
        <PlayerKeys />
        <img className={styles.spool} src="/img/spool.svg" alt="" width={400} height={180} />
      </div>
    </Section>
  );
}
