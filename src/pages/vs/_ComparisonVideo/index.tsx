import type {ReactNode} from 'react';
import {Section} from '@site/src/ui/Section';
import {VideoEmbed} from '@site/src/player/VideoEmbed';
import {videos} from '@site/src/content/videos';
import {videoTitle} from '@site/src/player/video';
import styles from './styles.module.css';

/** The same differences, as a walk-through. */
export function ComparisonVideo(): ReactNode {
  const {duration, description} = videos.comparison;
  return (
    <Section tone="denim" rhythm="tight">
      <div className={styles.video}>
        <div className={styles.words}>
          <h2>See it in {duration} seconds</h2>
          <p>{description}</p>
        </div>
        <VideoEmbed video="comparison" title={videoTitle(videos.comparison, 'en')} />
      </div>
    </Section>
  );
}
