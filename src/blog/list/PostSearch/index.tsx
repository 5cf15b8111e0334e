import type {ReactNode} from 'react';
import {Search} from 'lucide-react';
import {maxQueryLength} from '../listState';
import styles from './styles.module.css';

/** The field that searches titles and excerpts. */
export function PostSearch(): ReactNode {
  return (
    <div className={styles.search}>
      <label className="visually-hidden" htmlFor="post-search">
        Search articles
      </label>
      <Search className={styles.icon} aria-hidden="true" size={18} />
      <input
        className={styles.input}
        id="post-search"
        type="search"
        placeholder="Search articles..."
        autoComplete="off"
        maxLength={maxQueryLength}
        data-post-search
      />
    </div>
  );
}
