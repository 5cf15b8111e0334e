import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseEnv} from 'node:util';
import fc from 'fast-check';
import {deploymentRules} from '@site/src/lib/settings/deployment';
import {loadSettingsFile, placeOf, readLines} from '@site/src/lib/settings/file';
import {readSettings} from '@site/src/lib/settings/read';
import {settingRules, type SettingRule} from '@site/src/lib/settings/schema';

const folder = mkdtempSync(path.join(tmpdir(), 'tailor-ai-settings-'));
const file = path.join(folder, 'a settings file');
afterAll(() => {
  rmSync(folder, {recursive: true});
});

/** The environment after a file with a text is read into it. */
function loaded(text: string, environment: Record<string, string> = {}): Record<string, string | undefined> {
  writeFileSync(file, text);
  const {ENV_FILE, ...all}: NodeJS.ProcessEnv = {...environment};
  const after: NodeJS.ProcessEnv = {...all, ENV_FILE: ENV_FILE ?? file};
  loadSettingsFile(after);
  delete after.ENV_FILE;
  return after;
}

function messageOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}

test('the environment goes before the file, and an empty value in it counts', () => {
  const text = 'SITE_URL=https://file.test\nAPP_URL=https://file.test\nGTM_CONTAINER_ID="GTM-ABC1234" # ours\n';
  expect(loaded(text, {SITE_URL: 'https://shell.test', APP_URL: ''})).toEqual({
    SITE_URL: 'https://shell.test',
    APP_URL: '',
    GTM_CONTAINER_ID: 'GTM-ABC1234',
  });
});

test('a file from a Windows editor is read, with a key over several lines and a map', () => {
  const text =
    '\uFEFFSITE_URL=https://file.test\r\nDEPLOY_SSH_KEY="BEGIN\r\nEND"\r\nVIDEO_EMBED_URLS={"home": "https://v.test/1"}\r\n';
  expect(loaded(text)).toEqual({
    SITE_URL: 'https://file.test',
    DEPLOY_SSH_KEY: 'BEGIN\nEND',
    VIDEO_EMBED_URLS: '{"home": "https://v.test/1"}',
  });
});

test('without a name in ENV_FILE no file is read, and a name that leads nowhere is told', () => {
  expect(loaded('SITE_URL=https://file.test', {ENV_FILE: ''})).toEqual({});
  expect(() => loaded('', {ENV_FILE: path.join(folder, 'none')})).toThrow(/ENV_FILE is ".*none", and there is no such/);
});

test.each([
  ['# ours\n\nSITE_URL https://a.test\nAPP_URL=x', '.env:3: the line is not NAME=value.'],
  ['SITE_ULR=https://a.test', '.env:1: SITE_ULR is no setting of this site. Those that it has are in .env.example.'],
  ['SITE_URL=https://a.test\nSITE_URL=https://b.test', '.env:2: SITE_URL is set a second time, after line 1.'],
  ['DEMO_VIDEO_URL=https://a.test/#t=3', '.env:1: the value of DEMO_VIDEO_URL would end at its #.'],
  [
    'SITE_URL=https://a.test\nDEPLOY_SSH_KEY="BEGIN\nEND',
    '.env:2: the value of DEPLOY_SSH_KEY begins with a quotation',
  ],
])('%j is told with its line', (text, sentence) => {
  expect(() => readLines('.env', text)).toThrow(sentence);
});

test('a value is told with its line, unless the environment has another in its place', () => {
  writeFileSync(file, '# ours\nSITE_URL=nowhere\nAPP_URL=nowhere\n');
  const read = loadSettingsFile({ENV_FILE: file, APP_URL: 'somewhere'});
  expect(placeOf('SITE_URL', read)).toBe(`${file}:2`);
  expect(placeOf('APP_URL', read)).toBeUndefined();
});

test.each([
  [{}, `${file}:2: SITE_URL is "nowhere"`],
  [{SITE_URL: 'elsewhere'}, 'SITE_URL is "elsewhere"'],
])('a command with %j beside the file says %s', (own, begins) => {
  writeFileSync(file, '# ours\nSITE_URL=nowhere\n');
  const before = process.env;
  process.env = {ENV_FILE: file, ...own};
  try {
    expect(messageOf(readSettings).slice(0, begins.length)).toBe(begins);
  } finally {
    process.env = before;
  }
});

test('it finds the variables that Node finds', () => {
  const variables = [...Object.values(settingRules).map(({variable}) => variable), ...Object.keys(deploymentRules)];
  const value = fc.oneof(
    fc.stringMatching(/^[a-z:/.{}=]{0,12}$/),
    fc.stringMatching(/^"[a-z =#'\n]{0,12}" ?(?:# [a-z]{0,3})?$/),
    fc.stringMatching(/^'[a-z =#"\n]{0,12}'$/),
    fc.stringMatching(/^[a-z]{1,5} +#[a-z ='"]{0,5}$/),
  );
  const start = fc.constantFrom('', '  ', 'export ', '# a note\n', '\n', '# SITE_URL="\n');
  const lines = fc.uniqueArray(fc.tuple(start, fc.constantFrom(...variables), value), {selector: ([, name]) => name});
  fc.assert(
    fc.property(lines, fc.constantFrom('\n', '\r\n'), (each, end) => {
      const text = each.map(([before, name, set]) => `${before}${name}=${set}\n`).join('');
      const typed = text.replaceAll('\n', end);
      // Node 24 leaves `export` before a name whose value is empty, which sets nothing either way.
      const found = Object.keys(parseEnv(typed)).map((name) => name.replace(/^export /, ''));
      expect([...readLines('.env', typed).lines.keys()].sort()).toEqual(found.sort());
    }),
  );
});

test('.env.example has each setting, with its purpose and its default', () => {
  const text = readFileSync('.env.example', 'utf8');
  const rules: readonly (SettingRule | {variable: string; purpose: string; fallback?: string})[] = [
    ...Object.values(settingRules),
    ...Object.entries(deploymentRules).map(([variable, {purpose}]) => ({variable, purpose})),
  ];
  const rows = rules.map(
    ({variable, purpose, fallback = ''}) =>
      `# ${purpose.charAt(0).toUpperCase()}${purpose.slice(1)}\n#${variable}=${fallback}\n`,
  );
  expect(rows.filter((row) => !text.includes(row))).toEqual([]);
  // What it says to do gives a file that is read, with nothing in it that is no setting.
  const {lines} = readLines('.env', text.replaceAll(/^#(?=[A-Z_]+=)/gm, ''));
  expect([...lines.keys()]).toEqual(rules.map(({variable}) => variable));
});
