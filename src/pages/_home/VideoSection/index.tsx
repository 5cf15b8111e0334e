import type {Language} from '@site/src/lib/audience';
import {Section} from '@site/src/ui/Section';
import {VideoEmbed} from '@site/src/player/VideoEmbed';
import {videos} from '@site/src/content/videos';
import {videoTitle} from '@site/src/player/video';
import {TailoredText} from '../Stitch';
import type {SectionWords} from '../words/sections.en';
import styles from './styles.module.css';

/** The walk-through; it loads when the reader is near. */
export function VideoSection({words, language}: {words: SectionWords['video']; language: Language}) {
  return (
    <Section className={styles.video}>
      <h2 className={styles.heading}>{words.heading}</h2>
      <p className={styles.lead}>
        <TailoredText part="walkthrough" shape="run" language={language} />
      </p>
      <div className={styles.frame}>
        <VideoEmbed video="home" title={videoTitle(videos.home, language)} language={language} />
      </div>
    </Section>
  );
}
