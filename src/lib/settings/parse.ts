import {isCalendarDate} from '../dates';
import {parseVideoEmbedUrls, videoEmbedUrlsExpected, type VideoEmbedUrls} from './videoEmbedUrls';
import {settingRules, type SettingKind, type SettingName, type SettingRule} from './schema';

type Rules = typeof settingRules;

/** Every setting by name: a string, or undefined if its rule has no fallback. */
export type Settings = {
  readonly [Name in Exclude<SettingName, 'videoEmbedUrls'>]: undefined extends Rules[Name]['fallback']
    ? string | undefined
    : string;
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
  constructor(variable: string, value: string, expected: string) {
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
