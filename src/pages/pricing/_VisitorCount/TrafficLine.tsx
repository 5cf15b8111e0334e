import type {CSSProperties, ReactNode} from 'react';
import {strokes, Tape, TapeRoll, TapeStrokes} from '../_Tape';
import {examplePages, examplePeople, firstTier, type ExamplePage} from './words';
import type {Person, VisitorCount} from './countedVisitors';
import {looks} from './looks';
import {Visitor} from './Visitor';
import styles from './TrafficLine.module.css';

/** The roll stands between who counts and who does not, and is two people wide. */
const rollWidth = 2;
const places = examplePeople.length + rollWidth;
const numerals = examplePeople.map((_, index) => index + 1);

/** A thread from below a person to the middle of a page. */
function threadPath(place: number, page: number): string {
  const from = place + 0.5;
  const to = ((page + 0.5) / examplePages.length) * places;
  return `M${from} 0C${from} .7 ${to} .55 ${to} 1`;
}

/**
 * Who counts stands on a tape, which is pulled out as far as they need, and the others behind its roll. A thread leads
 * from each person to every page that they open.
 */
export function TrafficLine({
  visitors: {counted, others},
  active,
}: {
  visitors: VisitorCount<ExamplePage>;
  active: ReadonlySet<ExamplePage>;
}): ReactNode {
  const placeOf = (person: Person<ExamplePage>): number =>
    counted.includes(person) ? counted.indexOf(person) : counted.length + rollWidth + others.indexOf(person);
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--places': places,
    '--counted': counted.length,
    '--first-tier': firstTier,
  };
  return (
    <div style={style} aria-hidden="true">
      <div className={styles.people}>
        <span className={styles.tier}>First tier</span>
        <span className={styles.tier} data-reached={counted.length > firstTier}>
          Second tier
        </span>
        {examplePeople.map((person, index) => (
          <div key={person.name} className={styles.place} style={{translate: `${placeOf(person) * 100}%`}}>
            <Visitor look={looks[index] ?? looks[0]} counted={counted.includes(person)} />
          </div>
        ))}
      </div>
      <div className={styles.ground}>
        <svg className={styles.threads} viewBox={`0 0 ${places} 1`} preserveAspectRatio="none">
          {examplePeople.flatMap((person) =>
            person.opens.map((id) => {
              const path = threadPath(
                placeOf(person),
                examplePages.findIndex((page) => page.id === id),
              );
              return <path key={path} className={styles.thread} d={path} data-active={active.has(id)} />;
            }),
          )}
        </svg>
        <div className={styles.measure}>
          <Tape className={styles.tape}>
            <TapeStrokes viewBox={`0 0 ${places} 24`}>
              <path d={strokes(numerals, 14)} />
            </TapeStrokes>
            {numerals.slice(0, counted.length).map((number) => (
              <span key={number} className={styles.numeral} style={{left: `${((number - 0.5) / places) * 100}%`}}>
                {number}
              </span>
            ))}
          </Tape>
          <TapeRoll className={styles.roll} />
        </div>
      </div>
    </div>
  );
}
