import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {deploymentRules} from '@site/src/lib/settings/deployment';
import {settingRules} from '@site/src/lib/settings/schema';

const folder = mkdtempSync(path.join(tmpdir(), 'tailor-ai-settings-'));
const file = path.join(folder, 'settings');
afterAll(() => {
  rmSync(folder, {recursive: true});
});

/** Commands that depend on a setting; the others of package.json make the same of every site. */
const reading = [
  'start',
  'build',
  'check:content',
  'placeholders',
  'deploy:server',
  'deploy:cloudflare',
  'rollback:server',
  'rollback:cloudflare',
];

async function run(script: string): Promise<string> {
  const child = spawn('npm', ['run', '--silent', script], {
    env: {...process.env, ENV_FILE: file, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/settings'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, error, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  return `${script} ends with ${code ?? 'a signal'}: ${out}${error}`;
}

test('every command reads the file, and tells a wrong value with its line', async () => {
  writeFileSync(file, '# ours\nSITE_URL=nowhere\n');
  const said = await Promise.all(reading.map(run));
  said.forEach((each, index) => {
    expect(each).toMatch(new RegExp(`^${reading[index]} ends with [1-9]`));
    expect(each).toContain(`${file}:2: SITE_URL is "nowhere", which is not valid.`);
  });
});

test('tests are told neither the file nor what the shell exports', () => {
  const variables = [...Object.values(settingRules).map(({variable}) => variable), ...Object.keys(deploymentRules)];
  const environment = Object.fromEntries(variables.map((name) => [name, 'x']));
  const script = `
    const {forgetSettings} = await import('./tests/support/ownSettings.mjs');
    forgetSettings();
    console.log(JSON.stringify(process.env));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: {...environment, PATH: process.env.PATH},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return text(child.stdout).then((printed) => {
    const left: Record<string, string> = JSON.parse(printed);
    expect(variables.filter((name) => name in left)).toEqual([]);
    expect(left.ENV_FILE).toBe('');
    // All that run tests begin with it.
    const runners = ['tests/run.mjs', 'jest.config.mjs', 'playwright.config.mts'];
    expect(runners.filter((each) => !/^forgetSettings\(\);$/m.test(readFileSync(each, 'utf8')))).toEqual([]);
  });
});
