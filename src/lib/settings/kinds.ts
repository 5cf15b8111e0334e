import {isCalendarDate} from '../dates';
import {videoIds, type VideoId} from '../videoIds';
import {originOf, readAddress, readRepository} from './address';

/** Outside embed addresses by video; a video without one has the site's own player. */
export type VideoEmbedUrls = Readonly<Partial<Record<VideoId, string>>>;

const videoEmbedUrlsExpected =
  'a JSON object from video id to https address, such as {"home": "https://video.example.com/embed/1"}; ' +
  `the ids are ${videoIds.join(', ')}`;

function isVideoId(id: string): id is VideoId {
  return videoIds.some((known) => known === id);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the map; undefined if it is not JSON, names an unknown video or contains anything but https addresses. */
function parseVideoEmbedUrls(text: string): VideoEmbedUrls | undefined {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const urls: Partial<Record<VideoId, string>> = {};
  for (const [id, url] of Object.entries(value)) {
    const address = typeof url === 'string' ? readAddress(url, {protocols: ['https:']}) : undefined;
    if (!isVideoId(id) || address === undefined) return undefined;
    urls[id] = address;
  }
  return urls;
}

interface KindRule {
  /** The value as it is meant; undefined if it is not valid. */
  readonly read: (value: string) => unknown;
  readonly expected: string | ((value: string) => string);
}

/** Values of a form of their own, which are taken as they are. */
const matching =
  (accepts: (value: string) => boolean) =>
  (value: string): string | undefined =>
    accepts(value) ? value : undefined;

const encoded = 'at most 1,000 characters, with spaces and quotation marks as %20 and %22';

/** How the value of each kind of setting is read. */
export const kinds = {
  origin: {
    read: (value) => readAddress(value, {path: false, query: false, fragment: false}),
    expected: (value) =>
      `an http(s) address without user, path, query and fragment, such as ${originOf(value) ?? 'https://www.example.com'}`,
  },
  // Other addresses begin with it.
  base: {
    read: (value) => readAddress(value, {fragment: false}),
    expected: `an http(s) address without user and fragment (#), such as https://app.example.com; ${encoded}`,
  },
  // Put into samples of code.
  plainBase: {
    read: (value) => {
      const address = readAddress(value, {query: false, fragment: false})?.replace(/\/+$/, '') ?? '';
      return /^[\w.~:/-]+$/.test(address) ? address : undefined;
    },
    expected:
      'an http(s) address of letters, digits and ". ~ : / _ -", without query and fragment, such as https://api.example.com',
  },
  url: {
    read: (value) => readAddress(value),
    expected: `an absolute http(s) address without user, such as https://www.example.com/page; ${encoded}`,
  },
  repository: {
    read: readRepository,
    expected: 'the https address of a repository, such as https://github.com/example/website',
  },
  // In a header, which browsers read only if it is https.
  secureUrl: {
    read: (value) => readAddress(value, {protocols: ['https:'], fragment: false}),
    expected: `an absolute https address without user and fragment, such as https://reports.example.com/site; ${encoded}`,
  },
  portalId: {read: matching((value) => /^\d{4,12}$/.test(value)), expected: '4 to 12 digits, such as 12345678'},
  formId: {
    read: matching((value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)),
    expected: 'a form id of the form 00000000-0000-4000-8000-000000000000',
  },
  region: {read: matching((value) => /^[a-z]{2}\d$/.test(value)), expected: 'a region code such as na1 or eu1'},
  containerId: {
    read: matching((value) => /^GTM-[A-Z0-9]{4,12}$/.test(value)),
    expected: 'a container id such as GTM-ABC1234',
  },
  email: {
    // Those of a mailto: address are left out: it would have to encode them.
    read: matching((value) =>
      /^[\w.!$*+/=~-]{1,64}@(?:[a-z\d-]{1,63}\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i.test(value),
    ),
    expected: 'an e-mail address such as hello@example.com',
  },
  date: {read: matching(isCalendarDate), expected: 'a day such as 2026-12-24'},
  // Off is unset, so that the browser's settings do not mention the feature.
  flag: {read: matching((value) => value === 'on'), expected: '"on"'},
  videoEmbedUrls: {read: parseVideoEmbedUrls, expected: videoEmbedUrlsExpected},
} satisfies Record<string, KindRule>;

export type SettingKind = keyof typeof kinds;
