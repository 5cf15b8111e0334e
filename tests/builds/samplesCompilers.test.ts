import {mkdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {compilers, runTsc} from '../support/compilers';
import {daily} from '../support/daily';
import {readersFolder, shownSample} from '../support/samples';

const script = 'active-pages.ts';
const retries = 'fetch-with-retry.ts';

const folder = readersFolder();

/** With the types of Node, as `npm install --save-dev @types/node` leaves it. */
beforeEach(() => {
  mkdirSync(path.join(folder.path, 'node_modules/@types'), {recursive: true});
  for (const name of ['@types/node', 'undici-types']) {
    symlinkSync(path.resolve('node_modules', name), path.join(folder.path, 'node_modules', name));
  }
});

/** Both scripts as the page shows them, the first with the import that the page names. */
function writeBoth(specifier: string): void {
  const activePages = shownSample(`api-integration/${script}`, 'https://api.tailor.test');
  folder.write(
    script,
    `import {fetchWithRetry} from '${specifier}';\n${activePages.replace('await fetch(', 'await fetchWithRetry(')}`,
  );
  folder.write(retries, shownSample(`api-integration/${retries}`, ''));
}

/** The words after `npx tsc` in the lines of the page. */
function pageWords(): string[] {
  const [words] = /(?<=^npx tsc ).*$/m.exec(shownSample('api-integration/check-types.sh', '')) ?? [];
  if (words === undefined) throw new Error('The page runs no npx tsc.');
  return words.split(' ');
}

describe.each(daily(compilers, 1))('%s', (compiler) => {
  test('the line of the page passes', () => {
    folder.write(script, shownSample(`api-integration/${script}`, ''));
    expect(runTsc(compiler, folder.path, pageWords())).toBe('');
    writeBoth('./fetch-with-retry.js');
    expect(runTsc(compiler, folder.path, pageWords())).toBe('');
  });

  test('a new project passes with the two settings that the page names, and an import without its ending is caught', () => {
    runTsc(compiler, folder.path, ['--init']);
    folder.write('package.json', '{"type": "module"}');
    writeBoth('./fetch-with-retry.js');
    const settings = ['--noEmit', '--types', 'node'];
    expect(runTsc(compiler, folder.path, settings)).toBe('');
    writeBoth('./fetch-with-retry');
    expect(runTsc(compiler, folder.path, settings)).toContain('TS2835');
  });
});
