import {readFileSync} from 'node:fs';

/** The files that somebody who follows a recipe adds or changes, each with its whole text afterwards. */
export type Steps = Readonly<Record<string, string>>;

/** A file of the site with something put in before the first place that matches. */
export function changed(file: string, place: string, added: string): Steps {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(place)) throw new Error(`${file} has no "${place}"; adapt tests/support/recipes.`);
  return {[file]: text.replace(place, () => added + place)};
}
