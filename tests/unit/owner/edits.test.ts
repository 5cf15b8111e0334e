import {readFileSync} from 'node:fs';
import {edits} from '@site/tests/owner/edits';

const specs = [...new Set(edits.flatMap((edit) => edit.specs))];

test('the browser tests that edits name are there, and need no other build than that of the edit', () => {
  expect(specs).not.toEqual([]);
  const ofOwner = specs.filter((spec) => readFileSync(`tests/e2e/${spec}`, 'utf8').includes('support/owner/site'));
  expect(ofOwner).toEqual([]);
});
