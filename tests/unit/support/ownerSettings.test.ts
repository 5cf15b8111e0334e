import {parseSettings} from '@site/src/lib/settings/parse';
import {settingRules, type SettingRule} from '@site/src/lib/settings/schema';
import {ownerEnvironment, ownerValues} from '../../support/owner/settings';

test('every setting of an owner is valid and none is the default', () => {
  const defaults: Record<string, unknown> = parseSettings({});
  const owners: Record<string, unknown> = parseSettings(ownerEnvironment());
  expect(Object.keys(ownerValues).sort()).toEqual(Object.keys(settingRules).sort());
  for (const name of Object.keys(settingRules)) {
    expect(owners[name]).toBeDefined();
    expect(owners[name]).not.toEqual(defaults[name]);
  }
});

test('what an owner sets names no host of a default, so that one that is left is found', () => {
  const rules: readonly SettingRule[] = Object.values(settingRules);
  const hosts = rules.flatMap(({fallback = ''}) => /[\w-]+(?:\.[\w-]+)+/.exec(fallback)?.[0] ?? []);
  expect(hosts).toContain('tailor.example.com');
  for (const value of Object.values(ownerEnvironment())) {
    for (const host of hosts) expect(value).not.toContain(host);
  }
});
