import {useState} from 'react';
import {countInWords} from '@site/src/lib/countInWords';
import {
  activeAtFirst,
  countWords,
  examplePages,
  examplePeople,
  repeatWords,
  tierWords,
  type ExamplePage,
} from './words';
import {countVisitors} from './countedVisitors';
import {PageCard} from './PageCard.client';
import {TrafficLine} from './TrafficLine';
import styles from './styles.module.css';

/** Switch a page on, and see whom it adds to the traffic, and when that is more than a tier takes. */
export default function VisitorCount() {
  const [active, setActive] = useState<ReadonlySet<ExamplePage>>(new Set(activeAtFirst));
  const visitors = countVisitors(active);
  const counted = visitors.counted.length;
  return (
    <div>
      <p className={styles.summary} role="status">
        <strong className={styles.total}>{countWords(counted)}</strong>{' '}
        <span>
          {repeatWords(visitors.repeated.length)} {tierWords(counted)}
        </span>
      </p>
      <TrafficLine visitors={visitors} active={active} />
      <div className={styles.pages} role="group" aria-label="Tailor is active on">
        {examplePages.map((page) => (
          <PageCard
            key={page.id}
            page={page}
            active={active.has(page.id)}
            marks={visitors.counted.flatMap(({opens}, index) => (opens.includes(page.id) ? [index + 1] : []))}
            onSwitch={(isActive) => {
              const next = new Set(active);
              if (isActive) next.add(page.id);
              else next.delete(page.id);
              setActive(next);
            }}
          />
        ))}
        <p className={styles.note}>
          Tailor is active on the pages with a check mark. Switch one on or off to see who counts. The{' '}
          {countInWords(examplePeople.length)} people and the tiers are an example.
        </p>
      </div>
    </div>
  );
}
