import {settingRules} from '../../lib/settings/schema';
import {parseSettings, type Settings} from '../../lib/settings/parse';
import type {HeaderRule} from './headers';
import {longestHeaderLine, mostHeaderBytes, mostHeaderRules} from './limits';

/** A header as one of Cloudflare's lines. */
export const headerLine = (name: string, value: string): string => `${name}: ${value}`;

/** The bytes of a header in an answer; nginx sends one with several values as a line for each. */
const bytesOf = (name: string, value: string | readonly string[]): number =>
  [value].flat().reduce((sum, each) => sum + `${headerLine(name, each)}\r\n`.length, 0);

/** The lines of the rules, those of a header together, the longest first. */
function longestLine(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({paths, set}) => [
    paths,
    ...Object.entries(set).flatMap(([name, value]) => [value].flat().map((each) => headerLine(name, each))),
  ]);
  return lines.reduce((longest, line) => (line.length > longest.length ? line : longest), '');
}

/** The most that an answer's headers can be, whichever rules meet in it. */
function mostBytes(rules: readonly HeaderRule[]): number {
  const byName = new Map<string, number>();
  for (const [name, value] of rules.flatMap(({set}) => Object.entries(set))) {
    byName.set(name, Math.max(byName.get(name) ?? 0, bytesOf(name, value)));
  }
  return [...byName.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** The settings that add to a size, those that add most first, as words. */
function addedBy(settings: Settings, sizeWith: (settings: Settings) => number): string {
  const defaults: Readonly<Record<string, unknown>> = parseSettings({});
  const size = sizeWith(settings);
  const added = Object.entries(settingRules).map(([name, {variable}]) => ({
    variable,
    characters: size - sizeWith({...settings, [name]: defaults[name]}),
  }));
  const list = added.filter(({characters}) => characters > 0).sort((one, other) => other.characters - one.characters);
  return list.map(({variable, characters}) => `${variable} (${characters} characters)`).join(', ');
}

/** The rules for some settings, all of which every host sends. */
export function withinLimits(
  settings: Settings,
  rulesFor: (settings: Settings) => readonly HeaderRule[],
): readonly HeaderRule[] {
  const rules = rulesFor(settings);
  const line = longestLine(rules);
  if (line.length > longestHeaderLine) {
    throw new Error(
      `A header has ${line.length} characters, and Cloudflare ignores lines of _headers over ${longestHeaderLine}. ` +
        `Shorten or unset what adds to it: ${addedBy(settings, (others) => longestLine(rulesFor(others)).length) || 'headers.ts'}. ` +
        `It begins with "${line.slice(0, 80)}".`,
    );
  }
  if (rules.length > mostHeaderRules) {
    throw new Error(
      `headers.ts has ${rules.length} rules, and Cloudflare ignores those after ${mostHeaderRules}: merge some.`,
    );
  }
  const twice = rules.find(({paths}, index) => rules.findIndex((rule) => rule.paths === paths) < index);
  if (twice !== undefined) {
    throw new Error(`headers.ts has two rules for ${twice.paths}, and Cloudflare ignores the first: merge them.`);
  }
  const bytes = mostBytes(rules);
  if (bytes > mostHeaderBytes) {
    throw new Error(
      `The headers of an answer have ${bytes} bytes, and some proxies refuse over ${mostHeaderBytes} and what servers add. ` +
        `Shorten or unset what adds to them: ${addedBy(settings, (others) => mostBytes(rulesFor(others))) || 'headers.ts'}.`,
    );
  }
  return rules;
}
