import type {VideoId} from '@site/src/lib/videoIds';
import {Still} from '@site/src/player/stage/Still';
import styles from './styles.module.css';

export interface ProductPictureProps {
  /** The walk-through that the picture is from. */
  readonly video: VideoId;
  /** The second of it that is shown. */
  readonly at: number;
  /** What the picture shows, for those who do not see it, and for the page as Markdown. */
  readonly alt: string;
}

/** The product at one step of a guide, drawn as in the videos, in the theme of the page. */
export function ProductPicture({video, at, alt}: ProductPictureProps) {
  return (
    <figure className={styles.figure}>
      <div className={styles.picture}>
        <Still video={video} at={at} />
      </div>
      <figcaption className="visually-hidden">Picture: {alt}</figcaption>
    </figure>
  );
}
