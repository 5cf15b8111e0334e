/** What README.md and src/browser/README.md say of the names of files that run in browsers. */
import {build} from 'esbuild';
import {filesIn} from '@site/src/pipeline/files';

const starts = /\.(island\.tsx|(behavior|head|worker)\.ts)$/;
const isPart = (file: string): boolean => /\.client\.tsx?$/.test(file);

/** Every file that code imports, itself included, with the packages and files that it names; types do not count. */
async function reachedBy(entryPoints: readonly string[]): Promise<Map<string, readonly string[]>> {
  const {metafile} = await build({
    entryPoints: [...entryPoints],
    outdir: 'build',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    alias: {'@site': process.cwd()},
    external: ['*.css', '*.svg', '*.avif', '*.png', '*.webp'],
    logLevel: 'silent',
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, {imports}]) => [file, imports.map(({path}) => path)] as const),
  );
}

/** What Node alone has, and what runs there alone. */
const isOfNode = (name: string): boolean =>
  /^(node:|fs$|path$|src\/pipeline\/|src\/blog\/(check|newPost|plugin)\/)/.test(name);

const nodeIn = (reached: ReadonlyMap<string, readonly string[]>): string[] =>
  [...reached].flatMap(([file, imported]) => imported.filter(isOfNode).map((name) => `${file} reads ${name}`));

test('what starts in browsers takes nothing along that is of Node', async () => {
  const entries = filesIn('src').filter((file) => starts.test(file));
  const names = entries.map((file) => `src/${file}`);
  // The only worker is that of the peeking lab, which an owner may remove.
  for (const kind of ['.island.tsx', '.behavior.ts', '.head.ts']) {
    expect(names.some((file) => file.endsWith(kind))).toBe(true);
  }
  const reached = await reachedBy([...names, 'src/browser/run.ts', 'src/player/browser/index.ts']);
  expect(nodeIn(reached)).toEqual([]);
  // A part of islands that none of them reaches is named wrong.
  const parts = filesIn('src').filter(isPart);
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.filter((file) => !reached.has(`src/${file}`))).toEqual([]);
  expect(nodeIn(await reachedBy(['src/lib/settings/read.ts'])).length).toBeGreaterThan(0);
  expect(nodeIn(await reachedBy(['src/blog/plugin/figures.ts']))).toContain(
    'src/blog/plugin/figures.ts reads src/pipeline/markdown/sources.cjs',
  );
});

test('parts of islands are imported by islands and by each other, but for React, which is fetched', async () => {
  const files = filesIn('src').filter((file) => /\.tsx?$/.test(file) && !/^pipeline\/|\.d\.ts$/.test(file));
  const reached = await reachedBy(files.map((file) => `src/${file}`));
  const importers = [...reached].filter(([, imported]) => imported.some(isPart)).map(([file]) => file);
  expect(importers.length).toBeGreaterThan(0);
  expect(importers.filter((file) => !isPart(file) && !file.endsWith('.island.tsx'))).toEqual([
    'src/browser/islands/loadReact.ts',
  ]);
});
