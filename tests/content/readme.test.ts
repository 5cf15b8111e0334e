/** @jest-environment node */
import {existsSync, readFileSync} from 'node:fs';
import {settingRules} from '@site/src/lib/settings/schema';

const readme = readFileSync('README.md', 'utf8');
const manifest: {scripts: Record<string, string>} = JSON.parse(readFileSync('package.json', 'utf8'));

/** Scripts named as `npm run X`, `npm start` or `npm test`. */
function namedScripts(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:run ([\w:]+)|(start|test))\b/g)].flatMap(([, run, short]) => run ?? short ?? []);
}

/** Paths in code style that name a file or folder of the project; `<Name>` stands for any name. */
function namedPaths(text: string): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, inline]) => inline ?? []);
  const pictures = [...text.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].flatMap(([, source]) => source ?? []);
  const roots = /^(?:src|docs|blog|static|tests|\.ci|\.github)(?:\/|$)|^[\w.-]+\.(?:ts|mts|mjs|json|jsonc|js)$/;
  return [...code, ...pictures].filter((name) => roots.test(name));
}

const withoutPlaceholders = (name: string) => name.replace(/\/?[^/]*<[^]*$/, '').replace(/[^/]*\{[^]*$/, '');

test('every script that the README names exists', () => {
  const scripts = namedScripts(readme);
  expect(scripts.length).toBeGreaterThanOrEqual(8);
  expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);
});

test('every script is in the README', () => {
  const scripts = namedScripts(readme);
  expect(Object.keys(manifest.scripts).filter((name) => !scripts.includes(name))).toEqual([]);
});

test('every path that the README names exists', () => {
  const paths = namedPaths(readme);
  expect(paths.length).toBeGreaterThanOrEqual(15);
  expect(paths.filter((name) => !existsSync(withoutPlaceholders(name)))).toEqual([]);
});

test('the settings table has each variable with its default and its purpose', () => {
  const rows = readme.replaceAll(/ +/g, ' ');
  for (const {variable, fallback, purpose} of Object.values(settingRules)) {
    expect(rows).toContain(
      `| \`${variable}\` | ${fallback === undefined ? 'unset' : `\`${fallback}\``} | ${purpose} |`,
    );
  }
});

test('a README with a wrong script and a wrong path is caught', () => {
  const wrong = 'Run `npm run biuld`, then look into `src/pagez/index.tsx` and ![home](static/img/none.png).';
  expect(namedScripts(wrong)).toEqual(['biuld']);
  expect(namedPaths(wrong).filter((name) => !existsSync(name))).toEqual(['src/pagez/index.tsx', 'static/img/none.png']);
});
