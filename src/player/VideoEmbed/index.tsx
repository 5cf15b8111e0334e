import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Language} from '@site/src/lib/audience';
import type {VideoId} from '@site/src/lib/videoIds';
import {embedPath} from '../video';
import {useSettings} from '@site/src/lib/settings/useSettings';
import styles from './styles.module.css';

export interface VideoEmbedProps {
  readonly video: VideoId;
  /** Names the embed for assistive technology: see videoTitle in src/player/video.ts. */
  readonly title: string;
  readonly language?: Language;
  /** What the placeholder shows in place of its outline: the picture that the player is about to show, for one. */
  readonly poster?: ReactNode;
}

const words = {
  en: {loading: 'Loading video...', watch: 'Watch the video'},
  de: {loading: 'Video wird geladen …', watch: 'Video ansehen'},
} as const satisfies Record<Language, Record<string, string>>;

/**
 * A video on a page: a drawn placeholder of the same size until the visitor
 * comes within 300 px of it, then the site's own player or, where the settings
 * name one, the outside embed: see videoEmbed.behavior.ts.
 */
export function VideoEmbed({video, title, language = 'en', poster}: VideoEmbedProps) {
  const {videoEmbedUrls} = useSettings();
  const outside = videoEmbedUrls[video];
  const address = outside ?? embedPath(video, language);
  return (
    <div
      className={clsx(styles.frame, outside === undefined && styles.own)}
      data-video={video}
      data-embed={address}
      data-title={title}
    >
      <div className={clsx(styles.placeholder, poster !== undefined && styles.pictured)} data-placeholder>
        {poster ?? (
          <img className={styles.poster} src="/img/video-outline.svg" alt="" width={320} height={150} loading="lazy" />
        )}
        <p className={styles.loading} data-search="skip">
          {words[language].loading}
        </p>
        <noscript>
          <a href={address}>{`${words[language].watch}: ${title}`}</a>
        </noscript>
      </div>
    </div>
  );
}
