import type {ReactNode} from 'react';
import {categories} from '../../categories';
import styles from './styles.module.css';

/** Narrow the list to one category, or to none: 'All', which the HTML shows. */
export function CategoryButtons(): ReactNode {
  return (
    <div className={styles.buttons} role="group" aria-label="Categories">
      {[undefined, ...categories].map((category) => (
        <button
          key={category?.slug ?? 'all'}
          type="button"
          className={styles.button}
          aria-pressed={category === undefined}
          data-post-category={category?.slug ?? ''}
        >
          {category?.name ?? 'All'}
        </button>
      ))}
    </div>
  );
}
