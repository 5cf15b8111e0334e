import type {Root} from 'hast';
import {elementsIn, propertyName} from '../html/tree';
import type {Script, ScriptName} from '../plugins/browser-files/scripts';

const attributesIn = (page: Root): ReadonlySet<string> =>
  new Set(elementsIn(page).flatMap(({properties}) => Object.keys(properties)));

/**
 * The scripts that a page needs, in the order in which they run.
 *
 * @throws Error if a guide needs a second script: behaviors would run twice.
 */
export function scriptsOf(page: Root, scripts: readonly Script[]): ScriptName[] {
  const attributes = attributesIn(page);
  const served = new Set<string>();
  const needed = new Map<ScriptName, string | undefined>();
  for (const {name, own, also} of scripts) {
    const unserved = own.find(
      ({file, marks, touches}) =>
        !served.has(file) && [...marks, ...touches].some((each) => attributes.has(propertyName(each))),
    );
    if (name !== 'site' && unserved === undefined) continue;
    needed.set(name, unserved?.file);
    for (const {file} of [...own, ...also]) served.add(file);
  }
  if (!needed.has('docs')) return [...needed.keys()];
  for (const [name, file] of needed) {
    if (name === 'site' || name === 'docs') continue;
    throw new Error(
      `A guide needs src/${file}, which is in the script "${name}" and not in the one of guides: ` +
        'add its folder to docs.also in src/pipeline/plugins/browser-files/scripts.ts.',
    );
  }
  return ['docs'];
}
