import {videoIds, type VideoId} from '../videoIds';

/** Outside embed addresses by video; a video without one has the site's own player. */
export type VideoEmbedUrls = Readonly<Partial<Record<VideoId, string>>>;

export const videoEmbedUrlsExpected =
  'a JSON object from video id to https address, such as {"home": "https://video.example.com/embed/1"}; ' +
  `the ids are ${videoIds.join(', ')}`;

function isVideoId(id: string): id is VideoId {
  return videoIds.some((known) => known === id);
}

function isEmbedUrl(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('https://') && URL.canParse(value) && !/[\s"'<>\\]/.test(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the map; undefined if it is not JSON, names an unknown video or contains anything but https addresses. */
export function parseVideoEmbedUrls(text: string): VideoEmbedUrls | undefined {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const urls: Partial<Record<VideoId, string>> = {};
  for (const [id, url] of Object.entries(value)) {
    if (!isVideoId(id) || !isEmbedUrl(url)) return undefined;
    urls[id] = url;
  }
  return urls;
}
