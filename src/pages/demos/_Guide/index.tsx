import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {ArrowRight} from 'lucide-react';
import {SiteLink} from '@site/src/ui/SiteLink';
import {VideoEmbed} from '@site/src/player/VideoEmbed';
import type {DemoGuide} from '../guides';
import {Transcript} from '../_Transcript';
import styles from './styles.module.css';

/** One task: its player, what the player says as text, and the page that says more. */
export function Guide({guide: {id, title, description, duration, to, more}}: {guide: DemoGuide}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <article id={id} className={styles.guide}>
      <div className={styles.heading}>
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.duration}>{duration} seconds</span>
      </div>
      <p className={styles.summary}>{description}</p>
      <VideoEmbed video={id} title={title} />
      <div className={styles.foot}>
        <details className={styles.transcript}>
          <summary className={styles.summaryLine}>
            Transcript<span className="visually-hidden">: {title}</span>
          </summary>
          <Transcript id={id} />
        </details>
        <SiteLink className={styles.more} to={to}>
          {more} <ArrowRight aria-hidden="true" size={18} />
        </SiteLink>
      </div>
    </article>
  );
}
