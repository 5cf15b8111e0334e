import {settingRules, type SettingRule} from '../../../src/lib/settings/schema';
import {readTree} from '../readTree';

const texts = /\.(?:html|js|css|json|xml|txt|md|yaml|svg|conf|webmanifest)$|(?:^|\/)_(?:headers|redirects)$/;

/** A default as it would stand in a build: its host, or an id as it is; undefined where it is too common a word. */
function markOf(fallback: string): string | undefined {
  if (URL.canParse(fallback)) return new URL(fallback).host;
  return fallback.length > '{}na1'.length ? fallback : undefined;
}

/** The defaults of settings that name a host or an id. */
export function marksOfDefaults(names: readonly string[] = Object.keys(settingRules)): string[] {
  const rules: readonly (readonly [string, SettingRule])[] = Object.entries(settingRules);
  return rules.flatMap(([name, {fallback = ''}]) => (names.includes(name) ? (markOf(fallback) ?? []) : []));
}

/** Where a build has something of them; a host in a longer one, or in an email address, is not meant. */
export function leftDefaults(folder: string, marks: readonly string[]): {read: number; found: string[]} {
  const files = readTree(folder, texts);
  const found = files.flatMap(({file, text}) =>
    marks
      .filter((mark) => new RegExp(`(?<![\\w.@-])${mark.replaceAll('.', '\\.')}`).test(text))
      .map((mark) => `${file}: ${mark}`),
  );
  return {read: files.length, found};
}
