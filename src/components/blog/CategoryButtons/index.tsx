import type {ReactNode} from 'react';
import {categories, type Category} from '@site/src/blog/categories';
import styles from './styles.module.css';

export interface CategoryButtonsProps {
  /** Undefined: 'All'. */
  readonly chosen: Category | undefined;
  readonly onChoose: (category: Category | undefined) => void;
}

export function CategoryButtons({chosen, onChoose}: CategoryButtonsProps): ReactNode {
  return (
    <div className={styles.buttons} role="group" aria-label="Categories">
      {[undefined, ...categories].map((category) => (
        <button
          key={category?.slug ?? 'all'}
          type="button"
          className={styles.button}
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
        >
          {category?.name ?? 'All'}
        </button>
      ))}
    </div>
  );
}
