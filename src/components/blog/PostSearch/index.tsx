import {useId, type ReactNode} from 'react';
import {Search} from 'lucide-react';
import styles from './styles.module.css';

export interface PostSearchProps {
  readonly query: string;
  readonly onFocus: () => void;
  readonly onChange: (query: string) => void;
}

/** The field that searches titles and excerpts. */
export function PostSearch({query, onFocus, onChange}: PostSearchProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.search}>
      <label className="visually-hidden" htmlFor={id}>
        Search articles
      </label>
      <Search className={styles.icon} aria-hidden="true" size={18} />
      <input
        className={styles.input}
        id={id}
        type="search"
        placeholder="Search articles..."
        autoComplete="off"
        maxLength={200}
        value={query}
        onFocus={onFocus}
        onChange={({target}) => onChange(target.value)}
      />
    </div>
  );
}
