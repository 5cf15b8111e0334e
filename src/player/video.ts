import type {Language} from '../lib/audience';
import type {Video} from '../content/videos';
import type {VideoId} from '../lib/videoIds';

/** The page that shows a video with the site's own player. */
export function embedPath(id: VideoId, language: Language = 'en'): string {
  return language === 'de' ? `/embed/${id}?locale=de-DE` : `/embed/${id}`;
}

/** The title in the language asked for where it exists, else in English. */
export function videoTitle({title, germanTitle}: Video, language: Language): string {
  return language === 'de' ? (germanTitle ?? title) : title;
}
