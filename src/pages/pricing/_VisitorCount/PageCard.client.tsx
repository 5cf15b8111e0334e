import clsx from 'clsx';
import {examplePeople, type ExamplePage, type examplePages} from './words';
import text from '@site/src/ui/text.module.css';
import styles from './PageCard.module.css';

/** What each page shows, in a picture from 122, 4 to 197, 60: a desk, desks, prices, sentences. */
const pictures = {
  search: 'M136 36h47M143 36v15M176 36v15M150 36v-11h19v11',
  social: 'M130 40h26M135 40v11M151 40v11M163 40h26M168 40v11M184 40v11M138 40v-9h10v9M171 40v-9h10v9',
  prices: 'M133 19h26M176 19h10M133 32h26M176 32h10M133 45h26M176 45h10',
  blog: 'M133 18h53M133 28h53M133 38h53M133 48h30',
} satisfies Record<ExamplePage, string>;

/** The page's ink, thinned to so many percent. */
const pale = (percent: number): string => `color-mix(in srgb, currentcolor ${percent}%, transparent)`;

interface PageCardProps {
  readonly page: (typeof examplePages)[number];
  readonly active: boolean;
  /** Where those of its people stand on the tape who count, from 1. */
  readonly marks: readonly number[];
  readonly onSwitch: (active: boolean) => void;
}

/** A page in its window, and whether the product is active on it. */
export function PageCard({page: {id, name, path}, active, marks, onSwitch}: PageCardProps) {
  return (
    <label className={clsx(styles.page, 'own-light')}>
      <span className={clsx(text.cut, styles.address)} aria-hidden="true">
        {path}
      </span>
      <span className={styles.drawing} aria-hidden="true">
        <svg viewBox="0 0 114 64">
          <rect className={styles.title} stroke="none" x="-3" y="4" width="110" height="26" rx="5" />
          <path stroke={pale(22)} d="M4 17h62M4 42h92M4 55h60" />
        </svg>
        <svg viewBox="120 0 80 64">
          <rect className={styles.picture} fill={pale(14)} x="122" y="4" width="75" height="56" rx="6" />
          <path className={styles.art} stroke={pale(45)} strokeLinejoin="round" strokeWidth="3.5" d={pictures[id]} />
        </svg>
      </span>
      <span className={styles.name}>
        <input
          type="checkbox"
          className={styles.box}
          checked={active}
          onChange={({target}) => {
            onSwitch(target.checked);
          }}
        />
        <span>
          {name}
          <span className={styles.opens}>
            <span className="visually-hidden">, </span>
            {examplePeople.filter(({opens}) => opens.includes(id)).length} people
          </span>
          <span className={styles.marks} aria-hidden="true">
            {active && marks.join(' ')}
          </span>
        </span>
      </span>
    </label>
  );
}
