import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {loadLibraries} from '../../html/libraries.cjs';
import {checkControls, remedy} from './controls';
import {stylesIn} from './inlineStyles';
import type {Script} from './scripts';

/** Fewer than this in the whole site, and the check has looked at the wrong thing. */
const fewestControls = 500;

/** @throws Error that lists every control of the built pages that does nothing, or every style that their policy ignores. */
export async function checkPages(outDir: string, files: readonly string[], scripts: readonly Script[]): Promise<void> {
  const {parse} = await loadLibraries();
  const marks = scripts.flatMap(({own}) => own.flatMap((behavior) => behavior.marks));
  const trees = await Promise.all(
    files.map(async (file) => [`/${path.relative(outDir, file)}`, parse(await readFile(file, 'utf8'))] as const),
  );
  const styles = trees.flatMap(([page, tree]) => stylesIn(page, tree));
  if (styles.length > 0) throw new Error(styles.join('\n'));
  const pages = trees.map(([page, tree]) => checkControls(page, tree, marks));
  const unserved = pages.flatMap((page) => page.unserved);
  if (unserved.length > 0) throw new Error(`${[...new Set(unserved)].join('\n')}\n${remedy}`);
  const count = pages.reduce((sum, page) => sum + page.count, 0);
  if (count < fewestControls)
    throw new Error(`The check of controls found ${count} in the whole site; it looks for ${fewestControls} at least.`);
}
