import clsx from 'clsx';
import {Play} from 'lucide-react';
import {Lines, Navigation} from '@site/src/ui/DrawnPage';
import drawn from '@site/src/ui/DrawnPage/styles.module.css';
import {pageParts, type PagePart} from '../words';
import type {PartState} from '../../_arrangement';
import {Frame} from '../../_Frame';
import styles from './VisitorPage.module.css';

const drawings = {
  navigation: <Navigation />,
  headline: <div className={styles.headline}>Language classes for teams</div>,
  video: (
    <div className={styles.video}>
      <Play size={20} />
    </div>
  ),
  quotes: (
    <div className={styles.quotes}>
      <i />
      <i />
      <i />
    </div>
  ),
  news: (
    <div className={styles.news}>
      <b>What is new</b>
      <Lines lengths={[100, 70]} />
    </div>
  ),
  calculator: (
    <div className={styles.calculator}>
      <b>What would it cost?</b>
      <i />
      <span>25 people</span>
    </div>
  ),
  form: (
    <div className={styles.form}>
      <i />
      <span>Sign up</span>
    </div>
  ),
};

export interface VisitorPageProps {
  /** What the page shows, in one sentence. */
  label: string;
  /** What the visitor's address carries. */
  campaign: string;
  /** From top to bottom. */
  sees: readonly PagePart[];
  states: ReadonlyMap<PagePart, PartState>;
}

/** The example page as one visitor sees it. What was moved or hidden for them is stitched. */
export function VisitorPage({label, campaign, sees, states}: VisitorPageProps) {
  return (
    <Frame address={`yoursite.com/classes?${campaign}`} label={label}>
      <div className={styles.page}>
        {sees.map((part) => (
          <div
            key={part}
            className={clsx(drawn.part, styles.part, states.get(part) === 'moved' && [drawn.stitched, drawn.sewn])}
          >
            {drawings[part]}
          </div>
        ))}
        <div className={styles.hidden}>
          {pageParts.map(({id, name}) => states.get(id) === 'hidden' && <s key={id}>{name}</s>)}
        </div>
      </div>
    </Frame>
  );
}
