import {readFileSync} from 'node:fs';
import {loosenedTable} from '@site/src/build/hosting/loosenedTable';

/** A table without what its format adds. */
const plain = (text: string): string => text.replaceAll(/ {2,}/g, ' ').replaceAll(/-{3,}/g, '---');

test('the hosting README says what each setting loosens, as the code does it', () => {
  const table = loosenedTable();
  expect(table.split('\n').length).toBeGreaterThan(10);
  expect(plain(readFileSync('src/build/hosting/README.md', 'utf8'))).toContain(plain(table));
});
