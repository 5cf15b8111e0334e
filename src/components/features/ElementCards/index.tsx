import type {ReactNode} from 'react';
import type {ElementAction} from '@site/src/data/features/elementControl';
import styles from './styles.module.css';

/** Each action as a page before, at the left, and after it. */
const drawings: Readonly<Record<ElementAction['id'], ReactNode>> = {
  hide: (
    <>
      <path
        className={styles.part}
        d="M8 20h64v14H8zM8 42h64v14H8zM8 64h64v14H8zM128 20h64v14h-64zM128 42h64v14h-64z"
      />
      <rect className={styles.stitched} x="8" y="42" width="64" height="14" />
    </>
  ),
  show: (
    <>
      <path
        className={styles.part}
        d="M8 20h64v14H8zM8 42h64v14H8zM128 20h64v14h-64zM128 42h64v14h-64zM128 64h64v14h-64z"
      />
      <rect className={styles.stitched} x="128" y="42" width="64" height="14" />
    </>
  ),
  reorder: (
    <>
      <path className={styles.part} d="M8 20h64v14H8zM8 42h64v14H8zM128 42h64v14h-64zM128 64h64v14h-64z" />
      <rect className={styles.mover} x="8" y="64" width="64" height="14" />
      <rect className={styles.mover} x="128" y="20" width="64" height="14" />
      <rect className={styles.stitched} x="128" y="20" width="64" height="14" />
    </>
  ),
};

/** What can be done with an element, each with a drawing of it. */
export function ElementCards({actions}: {actions: readonly ElementAction[]}): ReactNode {
  return (
    <ul className={styles.cards}>
      {actions.map(({id, title, description}) => (
        <li key={id} className={styles.card}>
          <svg className={styles.drawing} viewBox="0 0 200 98" aria-hidden="true">
            <path className={styles.arrow} d="M88 49h22m-8-8 8 8-8 8" />
            {drawings[id]}
          </svg>
          <h3>{title}</h3>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
