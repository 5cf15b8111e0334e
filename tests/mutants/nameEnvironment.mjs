/**
 * Has the tests that need a browser's window run in Stryker's own, in the copy where it changes the code: theirs does
 * not tell it which test reaches which change. The environment's file is the only word.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const [, , environment] = process.argv;
if (environment === undefined) throw new Error('Say the file of the environment.');

for (const name of readdirSync('tests/unit', {recursive: true, encoding: 'utf8'})) {
  if (!/\.test\.tsx?$/.test(name)) continue;
  const file = path.join('tests/unit', name);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace('@jest-environment jsdom', `@jest-environment ${environment}`);
  if (changed !== text) writeFileSync(file, changed);
}
