import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {linkPackages} from '../support/siteCopy';
import {siteFiles, type SiteFiles} from './siteFiles';

/** What a build or a test left behind, packages, and the history. */
const made =
  /^(node_modules|build.*|\.docusaurus.*|\.benchmark|\.wrangler|\.git|coverage|test-results|playwright-report)$/;

const compilers = 'tests/compilers';

function git(folder: string, ...words: readonly string[]): void {
  const owner = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com'];
  execFileSync('git', [...owner, ...words], {cwd: folder, stdio: 'pipe'});
}

/** A copy of the whole repository, tests included, in which an owner can work. */
export interface RepositoryCopy {
  readonly site: SiteFiles;
  /** Commits what was changed, as the second commit of the copy's history. */
  readonly commit: () => void;
  readonly remove: () => void;
}

export function copyRepository(): RepositoryCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'tailor-ai-owner-'));
  for (const name of readdirSync('.').filter((each) => !made.test(each))) {
    const filter = (from: string): boolean => path.basename(from) !== 'node_modules';
    cpSync(name, path.join(folder, name), {recursive: true, filter});
  }
  linkPackages(folder);
  for (const name of readdirSync(compilers)) {
    symlinkSync(path.resolve(compilers, name, 'node_modules'), path.join(folder, compilers, name, 'node_modules'));
  }
  const commit = (message: string): void => {
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message', message);
  };
  git(folder, 'init', '--quiet');
  commit('Take over');
  return {
    site: siteFiles(folder),
    commit: () => commit('Change the content'),
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}
