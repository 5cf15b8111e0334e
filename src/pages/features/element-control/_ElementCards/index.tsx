import {cards} from '../words';
import {MiniPage, type MiniPart} from './MiniPage';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

/** The page before and after, and the part that is hidden, shown or moved. */
const drawings = {
  hide: {
    before: ['navigation', 'headline', 'video', 'form'],
    after: ['headline', 'video', 'form'],
    part: 'navigation',
  },
  show: {
    before: ['navigation', 'headline', 'form'],
    after: ['navigation', 'headline', 'calculator', 'form'],
    part: 'calculator',
  },
  reorder: {before: ['headline', 'video', 'quotes'], after: ['headline', 'quotes', 'video'], part: 'quotes'},
} as const satisfies Record<string, {before: readonly MiniPart[]; after: readonly MiniPart[]; part: MiniPart}>;

/** What can be done with an element, each as a page before, at the left, and after it. */
export function ElementCards() {
  return (
    <ul className={styles.cards}>
      {cards.map(({id, title, description}) => {
        const {before, after, part} = drawings[id];
        return (
          <li key={id} className={styles.card}>
            <svg className={styles.drawing} viewBox="0 0 260 138" aria-hidden="true">
              <MiniPage x={10} parts={before} stitched={part} />
              <path d="M119 69h22m-8-8 8 8-8 8" />
              <MiniPage x={150} parts={after} stitched={part} />
            </svg>
            <h3>{title}</h3>
            <p className={text.quiet}>{description}</p>
          </li>
        );
      })}
    </ul>
  );
}
