import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {compilers, packagesOf, runTsc} from '../support/compilers';
import {apiDescription} from '../support/api/description';
import {daily} from '../support/daily';
import {readersFolder} from '../support/samples';

/** How a reader calls an API with a client that was made from its description. */
const usage = `import createClient from 'openapi-fetch';
import type {paths} from './api.js';

const client = createClient<paths>({baseUrl: 'https://api.tailor.test', headers: {'API-KEY': 'key'}});
const {data, error} = await client.GET('/v1/integrations/pages/active');
if (!data) throw new Error(JSON.stringify(error));
for (const {name, url, status} of data.activePages) {
  if (status === 'ramped' || status === 'a status of a later version') console.log(name, url);
}
export {};
`;

const folder = readersFolder();

/** Where a package lies that a reader of the description installs. */
const packageFolder = (name: string): string => {
  const [place] = (packagesOf('typescript-5').resolve.paths(name) ?? []).flatMap((modules) => {
    const at = path.join(modules, name);
    return existsSync(at) ? [at] : [];
  });
  if (place === undefined) throw new Error(`${name} is not installed; run npm ci.`);
  return place;
};

/** Writes the client's types, made from a description, and its use. */
function writeClient(description: string): void {
  folder.write('openapi.yaml', description);
  folder.write('package.json', '{"type": "module"}');
  folder.write('list.ts', usage);
  mkdirSync(path.join(folder.path, 'node_modules'));
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers']) {
    symlinkSync(packageFolder(name), path.join(folder.path, 'node_modules', name));
  }
  const generator = path.join(packageFolder('openapi-typescript'), 'bin/cli.js');
  execFileSync(process.execPath, [generator, 'openapi.yaml', '--output', 'api.ts'], {cwd: folder.path, stdio: 'pipe'});
}

const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--skipLibCheck', 'list.ts'];

test.each(daily(compilers, 1))(
  'a client made from the description compiles in the usual idiom, with %s',
  (compiler) => {
    writeClient(apiDescription('https://api.tailor.test'));
    expect(runTsc(compiler, folder.path, options)).toBe('');
  },
);

test('a description of another list is caught', () => {
  const description = apiDescription('https://api.tailor.test');
  const other = description.replace(/^ {8}activePages:$/m, '        pages:');
  expect(other).not.toBe(description);
  writeClient(other);
  expect(runTsc('typescript-5', folder.path, options)).toContain("Property 'activePages' does not exist");
});
