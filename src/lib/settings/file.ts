import {existsSync, readFileSync} from 'node:fs';
import {parseEnv} from 'node:util';
import {deploymentRules} from './deployment';
import {settingRules} from './schema';

/** The lines of the settings file by the variable that they set. */
export interface SettingsFile {
  readonly name: string;
  readonly lines: ReadonlyMap<string, number>;
}

const known = new Set<string>([
  ...Object.values(settingRules).map(({variable}) => variable),
  ...Object.keys(deploymentRules),
]);

/** Where a variable of the file stands, unless the environment's own value is in its place. */
export function placeOf(variable: string, file: SettingsFile | undefined): string | undefined {
  const line = file?.lines.get(variable);
  return file === undefined || line === undefined ? undefined : `${file.name}:${line}`;
}

/** How many lines a value takes: in quotation marks it goes on to the line where they end. */
function linesOfValue(value: string, following: readonly string[]): number {
  const [mark = ''] = /^["'`]/.exec(value) ?? [];
  if (mark === '' || value.includes(mark, 1)) return 1;
  const end = following.findIndex((line) => line.includes(mark));
  return end < 0 ? 0 : end + 2;
}

/** What is wrong with a line; Node would pass over it in silence, or take the next line for a part of it. */
function faultOf(variable: string | undefined, value: string, before: number | undefined): string | undefined {
  // The line is not shown: it may be a part of a key.
  if (variable === undefined) return 'the line is not NAME=value. Write one, or begin the line with #.';
  if (!known.has(variable)) return `${variable} is no setting of this site. Those that it has are in .env.example.`;
  if (before !== undefined) return `${variable} is set a second time, after line ${before}. Keep one of them.`;
  if (/^[^"'`#][^#]*(?<!\s)#/.test(value))
    return `the value of ${variable} would end at its #. Put it in quotation marks.`;
  return undefined;
}

/**
 * The lines of a settings file by variable.
 *
 * @throws Error for the first line that sets nothing, with its number.
 */
export function readLines(name: string, text: string): SettingsFile {
  const all = text.split(/\r?\n/);
  const lines = new Map<string, number>();
  for (let index = 0; index < all.length;) {
    const line = all[index] ?? '';
    const place = `${name}:${index + 1}`;
    index++;
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, variable, value = ''] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/.exec(line) ?? [];
    const fault = faultOf(variable, value, lines.get(variable ?? ''));
    if (fault !== undefined || variable === undefined) throw new Error(`${place}: ${fault}`);
    const taken = linesOfValue(value, all.slice(index));
    if (taken === 0)
      throw new Error(`${place}: the value of ${variable} begins with a quotation mark that never ends.`);
    lines.set(variable, index);
    index += taken - 1;
  }
  return {name, lines};
}

/**
 * Adds the settings of `.env` to those of the environment, which come first. `ENV_FILE` names another file, or, where
 * it is empty, none: so a test is not told the owner's settings.
 *
 * @throws Error for a line that sets nothing.
 */
export function loadSettingsFile(environment = process.env): SettingsFile | undefined {
  const name = environment.ENV_FILE ?? '.env';
  if (name === '') return undefined;
  if (!existsSync(name)) {
    if (environment.ENV_FILE === undefined) return undefined;
    throw new Error(`ENV_FILE is "${name}", and there is no such file. Name one, or leave ENV_FILE empty.`);
  }
  // Some editors begin a file with a mark of its encoding.
  const text = readFileSync(name, 'utf8').replace(/^\uFEFF/, '');
  const {lines} = readLines(name, text);
  const taken = new Map<string, number>();
  for (const [variable, value] of Object.entries(parseEnv(text))) {
    const line = lines.get(variable);
    if (environment[variable] !== undefined || line === undefined) continue;
    environment[variable] = value;
    taken.set(variable, line);
  }
  return {name, lines: taken};
}
