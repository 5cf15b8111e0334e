import {existsSync} from 'node:fs';
import {plans} from '@site/src/content/plans';

test('each plan has its rail of garments', () => {
  expect(plans.length).toBeGreaterThanOrEqual(3);
  for (const {name} of plans) {
    expect([name, existsSync(`static/img/pricing/${name.toLowerCase()}.svg`)]).toEqual([name, true]);
  }
});
