import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {
  activeAtFirst,
  countWords,
  examplePages,
  examplePeople,
  repeatWords,
  tierWords,
  type ExamplePage,
} from './words';
import {countVisitors} from './countedVisitors';
import {TrafficLine} from './TrafficLine';
import styles from './styles.module.css';

/** What each page shows, in a picture from 122, 4 to 197, 60: a desk, desks, prices, sentences. */
const pictures = {
  search: 'M136 36h47M143 36v15M176 36v15M150 36v-11h19v11',
  social: 'M130 40h26M135 40v11M151 40v11M163 40h26M168 40v11M184 40v11M138 40v-9h10v9M171 40v-9h10v9',
  prices: 'M133 19h26M176 19h10M133 32h26M176 32h10M133 45h26M176 45h10',
  blog: 'M133 18h53M133 28h53M133 38h53M133 48h30',
} satisfies Record<ExamplePage, string>;

/** Switch a page on, and see whom it adds to the traffic, and when that is more than a tier takes. */
export default function VisitorCount(): ReactNode {
  const [active, setActive] = useState<ReadonlySet<ExamplePage>>(new Set(activeAtFirst));
  const visitors = countVisitors(examplePeople, active);
  const counted = visitors.counted.length;
  return (
    <div>
      <p className={styles.summary} role="status">
        <strong className={styles.total}>{countWords(counted)}</strong>{' '}
        <span>
          {repeatWords(visitors.repeated.length)} {tierWords(counted)}
        </span>
      </p>
      <TrafficLine visitors={visitors} active={active} />
      <fieldset className={styles.pages}>
        <legend className="visually-hidden">Tailor is active on</legend>
        {examplePages.map(({id, name, path}) => (
          <label key={id} className={clsx(styles.page, 'own-light')}>
            <span className={styles.address} aria-hidden="true">
              {path}
            </span>
            <svg className={styles.drawing} viewBox="0 0 200 64" aria-hidden="true">
              <rect className={styles.title} x="3" y="4" width="104" height="26" rx="5" />
              <path className={styles.text} d="M10 17h62M4 42h92M4 55h60" />
              <rect className={styles.picture} x="122" y="4" width="75" height="56" rx="6" />
              <path className={styles.art} d={pictures[id]} />
            </svg>
            <span className={styles.name}>
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
              {name}
              <span className="visually-hidden">
                , {examplePeople.filter(({opens}) => opens.includes(id)).length} people
              </span>
            </span>
          </label>
        ))}
        <p className={styles.note}>
          Tailor is active on the pages with a check. Switch one on or off, and see who counts. An example with twelve
          people and made-up tiers.
        </p>
      </fieldset>
    </div>
  );
}
