import {kinds, type VideoEmbedUrls} from './kinds';
import {settingRules, type SettingName, type SettingRule} from './schema';

/** Every setting by name: a string, or undefined if its rule has no fallback. */
export type Settings = {
  readonly [Name in Exclude<SettingName, 'videoEmbedUrls'>]: (typeof settingRules)[Name] extends {fallback: string}
    ? string
    : string | undefined;
} & {readonly videoEmbedUrls: VideoEmbedUrls};

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
      if (value === undefined) return [name, undefined];
      const {read, expected} = kinds[kind];
      const meant = read(value);
      if (meant !== undefined) return [name, meant];
      throw new SettingError(variable, value, typeof expected === 'string' ? expected : expected(value));
    }),
  );
}
