/** Renders each video's page at build. Bundled by ./bundle, so that it can import style sheets. */
import {renderToStaticMarkup} from 'react-dom/server';
import {PlayerPage} from '@site/src/player/page/PlayerPage';
import {videos} from '@site/src/content/videos';
import {videoIds} from '@site/src/lib/videoIds';
import {walkthroughs} from '@site/src/player/walkthroughs';
import {videoTitle} from '@site/src/player/video';

/** A video's page, without its document. */
export interface DrawnPage {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

export function drawPages(): readonly DrawnPage[] {
  return videoIds.map((id) => {
    const video = videos[id];
    const titles = {en: video.title, de: videoTitle(video, 'de')};
    return {
      id,
      title: video.title,
      description: video.description,
      html: renderToStaticMarkup(
        <PlayerPage titles={titles} duration={video.duration} walkthrough={walkthroughs[id]} />,
      ),
    };
  });
}
