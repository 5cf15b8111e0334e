/**
 * The rules of stylelint.config.mjs, seen failing; `npm run lint` holds the site to them.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

interface Result {
  readonly warnings: readonly {readonly rule: string; readonly line: number}[];
}

/** What the rules say of a file, as if it were one of the site's. */
function problemsIn(file: string): string[] {
  const {stderr} = spawnSync(
    process.execPath,
    ['node_modules/stylelint/bin/stylelint.mjs', '--formatter', 'json', '--stdin-filename', 'src/ui/Card.module.css'],
    {encoding: 'utf8', input: readFileSync(file, 'utf8')},
  );
  const results: readonly Result[] = JSON.parse(stderr);
  return results.flatMap(({warnings}) => warnings.map(({rule, line}) => `${rule}: ${line}`)).sort();
}

test('a width and a font size of its own, a color that is no token, a range in other words and a class made of another file are caught', () => {
  expect(problemsIn('tests/fixtures/styles/wrong.module.css')).toEqual([
    'color-no-hex: 2',
    'declaration-property-value-allowed-list: 28',
    'declaration-property-value-allowed-list: 32',
    'media-feature-name-value-allowed-list: 11',
    'media-feature-name-value-allowed-list: 5',
    'media-feature-range-notation: 17',
    'property-disallowed-list: 24',
  ]);
});
