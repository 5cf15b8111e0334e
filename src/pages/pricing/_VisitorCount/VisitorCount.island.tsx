import {useState, type CSSProperties, type ReactNode} from 'react';
import {activeAtFirst, countWords, examplePages, examplePeople, tierWords, type ExamplePage} from './words';
import {countVisitors, type VisitState} from './countedVisitors';
import {TierStrip, tiers} from './TierStrip';
import styles from './styles.module.css';

const pageIds = examplePages.map(({id}) => id);

/** A column for each person, so that who comes to two pages stands twice in it, and space at both ends of each tier. */
const people: CSSProperties & Record<'--people', string> = {
  '--people': `${tiers
    .map(({from, to}) => `[tier] var(--tier-end) repeat(${to - from}, [person] minmax(0, 1fr)) var(--tier-end)`)
    .join(' ')} [tier]`,
};

const keys: readonly (readonly [VisitState, string])[] = [
  ['counted', 'counts'],
  ['already', 'counted already'],
  ['ignored', 'does not count'],
];

/** Switch a page on, and see whom it adds to the traffic, and when that is more than a tier takes. */
export default function VisitorCount(): ReactNode {
  const [active, setActive] = useState<ReadonlySet<ExamplePage>>(new Set(activeAtFirst));
  const visits = countVisitors(pageIds, examplePeople, active);
  const countedOn = (page: ExamplePage): string[] =>
    [...(visits.get(page) ?? [])].flatMap(([name, state]) => (state === 'counted' ? name : []));
  const counted = pageIds.flatMap(countedOn);
  return (
    <div className={styles.counter} style={people}>
      <p className={styles.summary} role="status">
        <strong className={styles.total}>{countWords(counted.length)}</strong> {tierWords(counted.length)}
      </p>
      <fieldset className={styles.pages}>
        <legend className={styles.legend}>Tailor is active on</legend>
        <p className={styles.note}>
          Switch a page on, and see which visitors it adds. An example with twelve people and made-up tiers.
        </p>
        {examplePages.map(({id, name, path}) => {
          const visitors = visits.get(id) ?? new Map<string, VisitState>();
          return (
            <label key={id} className={styles.page}>
              <input
                type="checkbox"
                className={styles.box}
                checked={active.has(id)}
                onChange={({target}) => {
                  const next = new Set(active);
                  if (target.checked) next.add(id);
                  else next.delete(id);
                  setActive(next);
                }}
              />
              <span className={styles.name}>
                {name}
                <span className={styles.path}>{path}</span>
              </span>
              <span className={styles.visitors} aria-hidden="true">
                {examplePeople.map(
                  ({name: person}, index) =>
                    visitors.has(person) && (
                      <span
                        key={person}
                        className={styles.person}
                        data-state={visitors.get(person)}
                        style={{gridColumn: `person ${index + 1}`}}
                      >
                        {person}
                      </span>
                    ),
                )}
              </span>
              <span className="visually-hidden">
                {visitors.size} people, {countedOn(id).length} of them counted here
              </span>
            </label>
          );
        })}
      </fieldset>
      <p className={styles.key} aria-hidden="true">
        {keys.map(([state, words]) => (
          <span key={state} className={styles.keyEntry}>
            <span className={styles.person} data-state={state} /> {words}
          </span>
        ))}
      </p>
      <TierStrip counted={counted} />
    </div>
  );
}
