import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A difference that two builds may show. */
export interface AllowedDifference {
  /** Matches the path of files, such as build/robots.txt. */
  readonly files: RegExp;
  readonly reason: string;
}

export interface Comparison {
  readonly compared: number;
  /** Files that differ as listed, with the reason. */
  readonly explained: readonly string[];
  /** One sentence for each: files that differ unlisted, and listed differences that did not show. */
  readonly problems: readonly string[];
}

/** The hashes of all files in the folders of a site that begin with "build", by path. */
export function hashBuilds(site: string): ReadonlyMap<string, string> {
  const folders = readdirSync(site).filter((name) => name.startsWith('build'));
  const entries = folders.flatMap((name) =>
    readdirSync(path.join(site, name), {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile()),
  );
  return new Map(
    entries.map(({parentPath, name}) => {
      const file = path.join(parentPath, name);
      const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
      return [path.relative(site, file).replaceAll(path.sep, '/'), hash];
    }),
  );
}

function difference(file: string, first: string | undefined, second: string | undefined): string {
  if (first === undefined) return `${file} is in the second build only`;
  return second === undefined ? `${file} is in the first build only` : `${file} differs`;
}

/** Compares two builds file by file. Differences that are listed have to show, so that the list stays true. */
export function compare(
  first: ReadonlyMap<string, string>,
  second: ReadonlyMap<string, string>,
  allowed: readonly AllowedDifference[],
): Comparison {
  const files = [...new Set([...first.keys(), ...second.keys()])].sort();
  const used = new Set<AllowedDifference>();
  const explained: string[] = [];
  const problems: string[] = [];
  for (const file of files.filter((each) => first.get(each) !== second.get(each))) {
    const rule = allowed.find((each) => each.files.test(file));
    const text = difference(file, first.get(file), second.get(file));
    if (rule === undefined) problems.push(`${text}.`);
    else {
      used.add(rule);
      explained.push(`${text}: ${rule.reason}`);
    }
  }
  for (const rule of allowed.filter((each) => !used.has(each))) {
    problems.push(`No file that ${String(rule.files)} matches differs; take it out of the list.`);
  }
  return {compared: files.length, explained, problems};
}
