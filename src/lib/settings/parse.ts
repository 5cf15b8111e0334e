import {isCalendarDate} from '../dates';
import {settingRules, type SettingKind, type SettingName, type SettingRule} from './schema';
import {videoIds, type VideoId} from '../videoIds';

/** Outside embed addresses by video; a video without one has the site's own player. */
type VideoEmbedUrls = Readonly<Partial<Record<VideoId, string>>>;

const videoEmbedUrlsExpected =
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
function parseVideoEmbedUrls(text: string): VideoEmbedUrls | undefined {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const urls: Partial<Record<VideoId, string>> = {};
  for (const [id, url] of Object.entries(value)) {
    if (!isVideoId(id) || !isEmbedUrl(url)) return undefined;
    urls[id] = url;
  }
  return urls;
}

/** Every setting by name: a string, or undefined if its rule has no fallback. */
export type Settings = {
  readonly [Name in Exclude<SettingName, 'videoEmbedUrls'>]: (typeof settingRules)[Name] extends {fallback: string}
    ? string
    : string | undefined;
} & {readonly videoEmbedUrls: VideoEmbedUrls};

interface KindRule {
  readonly accepts: (value: string) => boolean;
  readonly expected: string;
  /** Converts a value; left out, the value stays as it is. */
  readonly read?: (value: string) => unknown;
}

function isHttpOrigin(value: string): boolean {
  try {
    const {protocol, username, hostname} = new URL(value);
    return (protocol === 'https:' || protocol === 'http:') && username === '' && hostname !== '';
  } catch {
    return false;
  }
}

const kinds: Record<SettingKind, KindRule> = {
  url: {
    accepts: (value) => isHttpOrigin(value) && !value.endsWith('/') && !/[\s"'<>\\]/.test(value),
    expected: 'an absolute http(s) address without a trailing slash, such as https://www.example.com',
  },
  // Inserted into a header, in quotation marks.
  secureUrl: {
    accepts: (value) => isHttpOrigin(value) && /^https:[!#-;=?-[\]-~]+$/.test(value),
    expected: 'an absolute https address, such as https://reports.example.com/site',
  },
  portalId: {accepts: (value) => /^\d{4,12}$/.test(value), expected: '4 to 12 digits, such as 12345678'},
  formId: {
    accepts: (value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value),
    expected: 'a form id of the form 00000000-0000-4000-8000-000000000000',
  },
  region: {accepts: (value) => /^[a-z]{2}\d$/.test(value), expected: 'a region code such as na1 or eu1'},
  containerId: {accepts: (value) => /^GTM-[A-Z0-9]{4,12}$/.test(value), expected: 'a container id such as GTM-ABC1234'},
  email: {
    accepts: (value) => /^[^\s@"'<>?&]+@[^\s@"'<>?&]+\.[a-z]{2,}$/i.test(value),
    expected: 'an e-mail address such as hello@example.com',
  },
  date: {accepts: isCalendarDate, expected: 'a day such as 2026-12-24'},
  // Off is unset, so that the browser's settings do not mention the feature.
  flag: {accepts: (value) => value === 'on', expected: '"on"'},
  videoEmbedUrls: {
    accepts: (value) => parseVideoEmbedUrls(value) !== undefined,
    expected: videoEmbedUrlsExpected,
    read: parseVideoEmbedUrls,
  },
};

/** Names the variable, the value and what to write instead. */
export class SettingError extends Error {
  constructor(
    readonly variable: string,
    value: string,
    expected: string,
  ) {
    super(
      `${variable} is "${value}", which is not valid. Expected ${expected}. Correct it, or unset it to use the default.`,
    );
    this.name = 'SettingError';
  }
}

/**
 * Reads all settings from environment variables; an empty value counts as unset.
 *
 * @throws SettingError for the first invalid value.
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings;
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Record<string, unknown> {
  const rules: Readonly<Record<string, SettingRule>> = settingRules;
  return Object.fromEntries(
    Object.entries(rules).map(([name, {variable, kind, fallback}]) => {
      const given = environment[variable]?.trim() ?? '';
      const value = given === '' ? fallback : given;
      const {accepts, expected, read = String} = kinds[kind];
      if (value === undefined) return [name, undefined];
      if (!accepts(value)) throw new SettingError(variable, value, expected);
      return [name, read(value)];
    }),
  );
}
