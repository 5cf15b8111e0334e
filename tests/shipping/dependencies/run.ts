/**
 * `npm run check:dependencies`: the licenses of what production needs, and its
 * known vulnerabilities where the registry tells them. The last line counts;
 * what could not be checked is skipped, never passed.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {readAudit} from './audit';
import {checkLicenses, delivered, readInstalled, unusedEntries} from './licenses';
import type {LockedPackages} from '../../support/lockfile';

type Outcome = 'passed' | 'failed' | 'skipped';

function print(lines: readonly string[]): void {
  for (const line of lines) console.info(`  - ${line}`);
}

function licenses(): Outcome {
  const {packages}: {packages: LockedPackages} = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const {checked, absent, problems} = checkLicenses(packages, delivered, readInstalled);
  const all = [...problems, ...unusedEntries(readInstalled)];
  console.info(
    `Licenses: ${checked} packages read, ${absent} of other platforms not installed, ${all.length} problems`,
  );
  print(all);
  return all.length === 0 && checked > 0 ? 'passed' : 'failed';
}

function vulnerabilities(): Outcome {
  const {stdout, stderr} = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 120_000,
  });
  const result = readAudit(stdout, stderr);
  if (result.state === 'skipped') {
    console.info(`Vulnerabilities: skipped, because the registry does not tell them (${result.reason})`);
    return 'skipped';
  }
  const {failures, notes} = result;
  console.info(`Vulnerabilities: ${failures.length} high or critical, ${notes.length} lower`);
  print([...failures, ...notes]);
  return failures.length === 0 ? 'passed' : 'failed';
}

const outcomes = [licenses(), vulnerabilities()];
const count = (outcome: Outcome): number => outcomes.filter((each) => each === outcome).length;
console.info(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
process.exitCode = count('failed') > 0 ? 1 : 0;
