/**
 * The rules of .dependency-cruiser.mjs, seen failing; `npm run lint` holds the site to them.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

test('each kind of forbidden import is caught, and none that is allowed', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'imports-'));
  const write = (file: string, read?: string): void => {
    const target = path.join(site, 'src', file);
    mkdirSync(path.dirname(target), {recursive: true});
    const line =
      read === undefined ? '' : `import type {} from '${path.relative(path.dirname(target), `${site}/src/${read}`)}';`;
    writeFileSync(target, `${line.replace(/'(?!\.)/, "'./")}\nexport type Name = string;\n`);
  };
  try {
    writeFileSync(path.join(site, 'tsconfig.json'), '{}');
    for (const file of [
      'pages/pricing/words.ts',
      'ui/a.ts',
      'pipeline/a.ts',
      'pages/_legal/a.ts',
      'pipeline/publish/a.ts',
    ])
      write(file);
    write('pages/team/allowed.ts', 'ui/a');
    write('pages/team/shared.ts', 'pages/_legal/a');
    write('blog/plugin/allowed.ts', 'pipeline/a');
    write('pipeline/hosting/upwards.ts', 'pipeline/publish/a');
    write('lib/upwards.ts', 'ui/a');
    write('ui/readsPipeline.ts', 'pipeline/a');
    write('pages/team/other.ts', 'pages/pricing/words');
    write('lib/one.ts', 'lib/two');
    write('lib/two.ts', 'lib/one');
    write('lib/lost.ts', 'lib/nothing');
    const program = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const config = path.resolve('.dependency-cruiser.mjs');
    const {stdout} = spawnSync(process.execPath, [program, 'src', '--output-type', 'json', '--config', config], {
      cwd: site,
      encoding: 'utf8',
    });
    const {summary}: {summary: {violations: {from: string; rule: {name: string}}[]}} = JSON.parse(stdout);
    expect(summary.violations.map(({from, rule}) => `${from}: ${rule.name}`).sort()).toEqual([
      'src/lib/lost.ts: every-path-leads-to-a-file',
      'src/lib/one.ts: no-cycles',
      'src/lib/upwards.ts: lib-reads-downwards',
      'src/pages/team/other.ts: a-page-reads-no-other-page',
      'src/pipeline/hosting/upwards.ts: publish-is-read-by-plugins-alone',
      'src/ui/readsPipeline.ts: nothing-for-browsers-reads-the-pipeline',
    ]);
  } finally {
    rmSync(site, {recursive: true});
  }
});
