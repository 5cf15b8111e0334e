import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const git = (...args: string[]): string => execFileSync('git', args, {encoding: 'utf8', maxBuffer: 2 ** 26});

test('a clone has the same files where git is set to write the line ends of Windows', () => {
  const clone = mkdtempSync(path.join(tmpdir(), 'tailor-ai-windows-'));
  git('-c', 'core.autocrlf=true', 'clone', '--quiet', '--depth', '1', pathToFileURL(process.cwd()).href, clone);
  const files = git('-C', clone, 'ls-files', '--eol').trim().split('\n');
  rmSync(clone, {recursive: true, force: true});
  expect(files.length).toBeGreaterThan(0);
  // What is committed, and what is written; a link has neither.
  expect(files.filter((line) => !/^i\/(?:lf|none|-text)? +w\/(?:lf|none|-text)? /.test(line))).toEqual([]);
});
