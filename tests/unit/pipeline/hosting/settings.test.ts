import {parseSettings} from '@site/src/lib/settings/parse';
import {ruleFaults} from '../../../support/owner/ruleFaults';
import {ownerEnvironment, ownerValues} from '../../../support/owner/settings';

const names = Object.keys(ownerValues);
const pairs = names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other]));

// The grammar is that of others; that the engines read the rules, `npm run test:configurations` sees.
test('servers are given right rules with each setting alone, with any two, with all but one and with all', () => {
  const chosen = [
    ...names.map((name) => [name]),
    ...pairs,
    ...names.map((name) => names.filter((each) => each !== name)),
    names,
  ];
  expect(pairs.length).toBeGreaterThan(100);
  for (const set of chosen) {
    expect({set, faults: ruleFaults(parseSettings(ownerEnvironment(set)))}).toEqual({set, faults: []});
  }
});
