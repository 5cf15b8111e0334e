import {coveringTable} from '../../configurations/coveringTable';
import {ownerValues} from '../../support/owner/settings';

const pairsOf = (names: readonly string[]) =>
  names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other] as const));

test.each([4, 10, 11, 15, 16, 17, 35])('any two of %i names meet in all four ways', (count) => {
  const names = Array.from({length: count}, (_, index) => `name ${index}`);
  const table = coveringTable(names);
  for (const [one, other] of pairsOf(names)) {
    const ways = new Set(table.map((row) => `${row.includes(one)} ${row.includes(other)}`));
    expect([...ways].sort()).toEqual(['false false', 'false true', 'true false', 'true true']);
  }
});

test('eight builds are enough for the settings', () => {
  expect(coveringTable(Object.keys(ownerValues)).length).toBeLessThanOrEqual(8);
});
