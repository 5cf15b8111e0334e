import type {ReactNode} from 'react';
import {examplePages, examplePeople, type ExamplePage} from './words';
import type {Person} from './countedVisitors';
import styles from './Threads.module.css';

interface ThreadsProps {
  /** How wide the row is, in people. */
  readonly places: number;
  readonly columnOf: (person: Person<ExamplePage>) => number;
  readonly active: ReadonlySet<ExamplePage>;
}

/** A thread leads from below each person to the middle of every page that they open. */
export function Threads({places, columnOf, active}: ThreadsProps): ReactNode {
  return (
    <svg className={styles.threads} viewBox={`0 0 ${places} 1`} preserveAspectRatio="none">
      {examplePeople.flatMap((person) =>
        person.opens.map((id) => {
          const from = columnOf(person) + 0.5;
          const to = ((examplePages.findIndex((page) => page.id === id) + 0.5) / examplePages.length) * places;
          const path = `M${from} 0C${from} .7 ${to} .55 ${to} 1`;
          return <path key={path} className={styles.thread} d={path} data-active={active.has(id)} />;
        }),
      )}
    </svg>
  );
}
