import {VideoEmbed} from '@site/src/player/VideoEmbed';
import {videos} from '@site/src/content/videos';
import type {VideoId} from '@site/src/lib/videoIds';
import {embedPath} from '@site/src/player/video';
import {useSettings} from '@site/src/lib/settings/useSettings';
import styles from './styles.module.css';

/** The video of a guide, with its length, and a link to it for those who read on paper or as text. */
export function GuideVideo({video}: {video: VideoId}) {
  const {videoEmbedUrls} = useSettings();
  const {title, duration} = videos[video];
  return (
    <figure>
      <div data-print="hide">
        <VideoEmbed video={video} title={title} />
      </div>
      <figcaption className={styles.caption}>
        <a href={videoEmbedUrls[video] ?? embedPath(video)}>Watch “{title}” on its own page</a>, {duration} seconds
      </figcaption>
    </figure>
  );
}
