import {readFile} from 'node:fs/promises';
import {Globby} from '@docusaurus/utils';

/**
 * The attributes that a behaviour's file says it serves.
 *
 * @throws Error where it says nothing, even of an empty list.
 */
export function marksIn(file: string, source: string): string[] {
  const [, list] = /\bmarks:\s*\[([^\]]*)\]/.exec(source) ?? [];
  if (list === undefined) {
    throw new Error(
      `${file} has no list of marks; write "marks: ['data-…']", or "marks: []" where it serves no control.`,
    );
  }
  return [...list.matchAll(/'([^']+)'/g)].map(([, mark = '']) => mark);
}

/** The attributes that all behaviours serve. */
export async function behaviourMarks(siteDir: string): Promise<string[]> {
  const files = await Globby('src/**/*.behaviour.ts', {cwd: siteDir, absolute: true});
  const marks = await Promise.all(files.map(async (file) => marksIn(file, await readFile(file, 'utf8'))));
  return marks.flat();
}
