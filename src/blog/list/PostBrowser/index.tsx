import Head from '@docusaurus/Head';
import {Search} from 'lucide-react';
import {Wrap} from '../../../ui/Wrap';
import {categories} from '../../categories';
import {WaysThroughTheBlog} from '../../WaysThroughTheBlog';
import {countText, maxQueryLength} from '../listState';
import {PostList, type ListProps} from '../PostList';
import {hideUntilNarrowed} from '../PostList/hideUntilNarrowed';
import styles from './styles.module.css';

/** The field that searches titles and excerpts. */
function PostSearch() {
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
        enterKeyHint="search"
        maxLength={maxQueryLength}
        data-post-search
      />
    </div>
  );
}

/** Narrow the list to one category, or to none: 'All', which the HTML shows. */
function CategoryButtons() {
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

/** The list of posts with its search and its categories; what is asked of it is in the address. */
export function PostBrowser(list: ListProps) {
  return (
    <Wrap>
      <Head>
        <script>{hideUntilNarrowed}</script>
      </Head>
      <div className={styles.controls} role="search" aria-label="Articles" data-needs-script>
        <PostSearch />
        <CategoryButtons />
        <p className={styles.count} role="status" data-post-count>
          {countText(list.total, list.total)}
        </p>
      </div>
      <PostList {...list} />
      <WaysThroughTheBlog />
    </Wrap>
  );
}
