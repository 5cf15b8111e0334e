/**
 * `npx tsx tests/shipping/upgrade/run.ts`: rehearses the upgrade to the newest Docusaurus of this major version, and to
 * the newest prerelease or release of the next one, each in a clone of the last commit. Says which of the insides that
 * the site relies on have changed (tests/content/upstream), and whether it compiles and builds. `--version
 * <version>` rehearses that one alone.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {versionsToTry} from './versions';

interface Report {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly title: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const packageFile = readFileSync('package.json', 'utf8');
const {dependencies, devDependencies}: Readonly<Record<'dependencies' | 'devDependencies', Record<string, string>>> =
  JSON.parse(packageFile);
const packages = Object.keys({...dependencies, ...devDependencies}).filter((name) => name.startsWith('@docusaurus/'));
const installed = dependencies['@docusaurus/core'] ?? '';

function run(folder: string, command: string, ...parameters: string[]): {readonly holds: boolean; output: string} {
  const {status, stdout, stderr} = spawnSync(command, parameters, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  return {holds: status === 0, output: `${stdout}\n${stderr}`};
}

/** The tests of insides that fail, a line each. */
function changedInsides(folder: string): string[] {
  const file = path.join(folder, 'upstream.json');
  const {output} = run(folder, 'npx', 'jest', 'tests/content/upstream', '--json', '--outputFile', file);
  if (!existsSync(file)) return [`the tests do not start\n${output.trim().split('\n').slice(-12).join('\n')}`];
  const {testResults}: Report = JSON.parse(readFileSync(file, 'utf8'));
  return testResults.flatMap(({message, assertionResults}) =>
    assertionResults.length === 0
      ? [message]
      : assertionResults
          .filter(({status}) => status === 'failed')
          .map(({title, failureMessages: [failure = '']}) => `${title}\n      ${failure.split('\n', 1)[0] ?? ''}`),
  );
}

/** Tries a version, and prints what would break; returns whether it can be installed, compiled and built. */
function rehearse(version: string): boolean {
  console.info(`\nDocusaurus ${version}, where the site has ${installed}:`);
  const folder = mkdtempSync(path.join(tmpdir(), 'tailor-ai-upgrade-'));
  const tell = (what: string, {holds, output}: ReturnType<typeof run>): boolean => {
    console.info(`  ${holds ? 'works' : 'BREAKS'}: ${what}`);
    if (!holds) console.info(output.trim().split('\n').slice(-20).join('\n'));
    return holds;
  };
  try {
    execFileSync('git', ['clone', '--quiet', '.', folder]);
    const upgraded = packageFile.replaceAll(/("@docusaurus\/[^"]+": ")[^"]+/g, (_, before: string) => before + version);
    writeFileSync(path.join(folder, 'package.json'), upgraded);
    if (!tell('npm install', run(folder, 'npm', 'install', '--no-audit', '--no-fund'))) return false;
    const compiles = tell('npm run typecheck', run(folder, 'npm', 'run', 'typecheck'));
    for (const line of changedInsides(folder)) console.info(`  CHANGED: ${line}`);
    return tell('npm run build', run(folder, 'npm', 'run', 'build')) && compiles;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

const {values} = parseArgs({options: {version: {type: 'string'}}});
if (values.version !== undefined) {
  process.exitCode = rehearse(values.version) ? 0 : 1;
} else {
  const published = packages.map((name) => {
    const versions: string[] = JSON.parse(
      execFileSync('npm', ['view', name, 'versions', '--json'], {encoding: 'utf8'}),
    );
    return versions;
  });
  // Canaries are not always out with all packages.
  const whole = published.reduce((all, versions) => all.filter((version) => versions.includes(version)));
  const {sameMajor, nextMajor} = versionsToTry(whole, installed);
  if (sameMajor === undefined) console.info(`${installed} is the newest of its major version.`);
  else if (!rehearse(sameMajor)) process.exitCode = 1;
  if (nextMajor === undefined) console.info('The next major version is not out, not even as a prerelease.');
  // What breaks there is to be known early, and is no fault yet.
  else rehearse(nextMajor);
}
