/**
 * The rules of .dependency-cruiser.mjs, seen failing; `npm run lint` holds the site to them.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** The floors as the README's map has them, from the top down. */
const floors = [
  'pages',
  'blog',
  'theme',
  'docs',
  'lead',
  'player',
  'tools',
  'shell',
  'ui',
  'content',
  'browser',
  'lib',
];

const site = mkdtempSync(path.join(tmpdir(), 'imports-'));
afterAll(() => rmSync(site, {recursive: true}));

function write(file: string, ...reads: readonly string[]): void {
  const target = path.join(site, 'src', file);
  mkdirSync(path.dirname(target), {recursive: true});
  const lines = reads.map((read) => `import type {Name} from './${path.relative(path.dirname(file), read)}';`);
  writeFileSync(target, [...lines, 'export type Name = string;', ''].join('\n'));
}

/** What the rules say of the files written, as "rule: file". */
function violations(): string[] {
  writeFileSync(path.join(site, 'tsconfig.json'), '{}');
  const {stdout} = spawnSync(
    process.execPath,
    [
      path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['src', '--output-type', 'json', '--config', path.resolve('.dependency-cruiser.mjs')],
    ],
    {cwd: site, encoding: 'utf8', maxBuffer: 1e8},
  );
  const {summary}: {summary: {violations: {from: string; rule: {name: string}}[]}} = JSON.parse(stdout);
  return summary.violations.map(({from, rule}) => `${rule.name}: ${from}`).sort();
}

test('every forbidden direction is caught, and none that is allowed', () => {
  for (const floor of [...floors, 'build']) write(`${floor}/own/name.ts`);
  const expected: string[] = [];
  floors.forEach((floor, index) => {
    write(`${floor}/own/downwards.ts`, ...floors.slice(index).map((below) => `${below}/own/name`));
    for (const above of floors.slice(0, index)) {
      write(`${floor}/own/reads-${above}.ts`, `${above}/own/name`);
      expected.push(`${floor}-reads-downwards: src/${floor}/own/reads-${above}.ts`);
    }
    write(`${floor}/own/reads-build.ts`, 'build/own/name');
    expected.push(`nothing-for-browsers-reads-build: src/${floor}/own/reads-build.ts`);
  });
  write('build/own/reads-any.ts', ...floors.map((floor) => `${floor}/own/name`));
  write('blog/plugin/reads-build.ts', 'build/own/name');
  write('pages/pricing/words.ts');
  write('pages/pricing/reads-own.ts', 'pages/pricing/words');
  write('pages/_legal/document.ts');
  write('pages/features/_Frame/index.ts');
  write('pages/features/one/words.ts', 'pages/features/_Frame/index', 'pages/_legal/document');
  for (const [file, read] of [
    ['pages/team/reads-page.ts', 'pages/pricing/words'],
    ['pages/features/two/reads-page.ts', 'pages/features/one/words'],
    ['pages/_legal/reads-page.ts', 'pages/pricing/words'],
  ] as const) {
    write(file, read);
    expected.push(`a-page-reads-no-other-page: src/${file}`);
  }
  write('lib/one.ts', 'lib/two');
  write('lib/two.ts', 'lib/one');
  expected.push('no-cycles: src/lib/one.ts');
  write('lib/lost.ts', 'lib/nothing');
  expected.push('every-path-leads-to-a-file: src/lib/lost.ts');
  expect(expected.length).toBeGreaterThanOrEqual(70);
  expect(violations()).toEqual(expected.sort());
});
