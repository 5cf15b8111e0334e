import {labelRows} from '@site/src/pages/features/instant-personalization/words';
import {bikeAddress} from '@site/src/pages/features/instant-personalization/_BikePage/words';
import {addresses, shownTo} from '@site/src/pages/features/instant-publishing/words';
import {copyAudiences} from '@site/src/pages/features/smart-copy-tailoring/_CopyDemo/words';
import {matchPattern, parsePattern} from '@site/src/lib/utmPattern';

const examples = [
  ...copyAudiences.flatMap(({rule, query}) => (rule === undefined ? [] : [[rule, `yoursite.com/payroll${query}`]])),
  ...labelRows.flatMap(({name, value}) => (name === 'Shown for' ? [[value, bikeAddress]] : [])),
  [shownTo, addresses.parameters.address],
];

test.each(examples)('an example’s rule %s is met by its own address %s', (rule = '', address) => {
  const [parameter = '', asked = ''] = rule.split('=');
  const pattern = parsePattern(asked);
  const arrived = new URL(`https://${address}`).searchParams.get(parameter);
  if (typeof pattern === 'string' || arrived === null) throw new Error(`${address} has no ${parameter} for ${rule}.`);
  expect(matchPattern(pattern, arrived).outcome).toBe('match');
});
