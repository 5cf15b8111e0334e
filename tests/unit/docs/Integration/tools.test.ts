import {readTree} from '@site/tests/support/readTree';
import {shownSample} from '@site/tests/support/samples';
import type {Integration} from '@site/src/docs/Integration/integration';
import {integrationOf, integrationPath, integrations} from '@site/src/docs/Integration/tools';

test('every tool has a page, and every page a tool', () => {
  const pages = readTree('docs/integrations', /^[a-z][\w-]*\.mdx$/).filter(({text}) => text.includes('<Template '));
  expect(integrations.length).toBeGreaterThan(0);
  expect(pages.map(({text}) => /^slug: (\S+)$/m.exec(text)?.[1]).sort()).toEqual(
    integrations.map(integrationPath).sort(),
  );
  expect(pages.filter(({text}) => !text.includes(`tool="${/^slug: .*\/(\S+)$/m.exec(text)?.[1] ?? ''}"`))).toEqual([]);
});

test('a tool is said to have the provider that the samples of its page name', () => {
  const others = integrations.flatMap((entry) => {
    const page = readTree('docs/integrations', new RegExp(`^${entry.id}\\.mdx$`))[0]?.text ?? '';
    const shown = [...page.matchAll(/sample="([^"]+)"/g)].map(([, sample = '']) => sample);
    // Its page sends readers to the recipe of the tag manager first.
    const first = entry.way.startsWith('Through Google Tag Manager') ? ['tag-manager/data-layer.html'] : [];
    const samples = [...shown, ...first].map((sample) => shownSample(sample, ''));
    const named = samples.flatMap((text) => /analyticsProvider: '(\w+)'/.exec(text)?.[1] ?? []);
    return named.filter((name) => name !== entry.analyticsProvider).map((name) => `${entry.id}: ${name}`);
  });
  expect(others).toEqual([]);
});

/** Whether a source of a Content Security Policy lets a host through (CSP Level 3, 6.7.2.8). */
const allows = (source: string, host: string): boolean =>
  source.startsWith('*.') ? host.endsWith(source.slice(1)) : source === host;

/** The hosts that a check has its reader see requests to. */
const seenHosts = ({checks}: Integration): string[] =>
  checks.flatMap(({see}) => [...see.matchAll(/`((?:[\w-]+\.)+(?:com|io))\b[^`]*`/g)].map(([, host = '']) => host));

test('each host to which a check sends its reader is one that the policy allows', () => {
  const hosts = integrations.flatMap((tool) =>
    seenHosts(tool).map((host) => ({id: tool.id, host, sources: tool.hosts['connect-src']})),
  );
  expect(hosts.length).toBeGreaterThan(5);
  expect(hosts.filter(({host, sources}) => !sources.some((source) => allows(source, host)))).toEqual([]);
});

test('what a reader filters the requests by, or is told of one, is the end of a host that is seen', () => {
  const guide = readTree('docs', /^analytics-platform-integration\.mdx$/)[0]?.text ?? '';
  const told = integrations.flatMap((tool) => {
    const inGuide = new RegExp(`A request goes to \`([^\`]+)\`.*/docs/integrations/${tool.id}#`).exec(guide);
    const acts = tool.checks.map(({act}) => /filter \*\*Network\*\* for `([^`]+\.\w+)`/.exec(act));
    return [inGuide, ...acts].flatMap((found) => (found?.[1] === undefined ? [] : [{tool, end: found[1]}]));
  });
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(({tool, end}) => !seenHosts(tool).some((host) => host.endsWith(end)))).toEqual([]);
});

// The vendors' pages on consent, which each guide names: what holds events back, and what lets them go.
test('a tool holds its events back until the visitor agrees by the calls that its vendor has for it', () => {
  const told: Readonly<Record<string, RegExp>> = {
    amplitude: /`optOut: true`.*`amplitude\.setOptOut\(false\)` once the visitor agrees/,
    ga4: /While `analytics_storage` is `denied`/,
    mixpanel: /`opt_out_tracking_by_default: true`.*`mixpanel\.opt_in_tracking\(\)` once the visitor agrees/,
  };
  for (const {id, consent} of integrations) expect([id, consent]).toEqual([id, expect.stringMatching(told[id] ?? /./)]);
});

/** What sends events, as the vendors' pages say that each guide links to. */
const senders: Readonly<Record<string, string>> = {
  ga4: '*.google-analytics.com *.analytics.google.com *.googletagmanager.com',
  amplitude: 'api2.amplitude.com api.eu.amplitude.com',
  segment: 'api.segment.io cdn.segment.com',
  mixpanel: 'api-js.mixpanel.com api-eu.mixpanel.com api-in.mixpanel.com',
  hotjar: '*.hotjar.com *.hotjar.io wss://*.hotjar.com',
  'google-tag-manager': 'www.googletagmanager.com www.google.com',
};

test('a policy lets events go to each of the addresses that the vendor names, in Europe too', () => {
  const lost = integrations.flatMap(({id, hosts: {'connect-src': sources}}) =>
    (senders[id] ?? '').split(' ').filter((host) => host !== '' && !sources.includes(host)),
  );
  expect(lost).toEqual([]);
  expect(integrations.some(({id}) => id in senders)).toBe(true);
});

test('each tool gets the four properties of the specification, which a warehouse has in snake case', () => {
  const values = {
    experimentId: 'exp_4821',
    experimentGroup: '`control` or `treatment`',
    rampStage: '`in_experiment` or `fully_ramped`',
    rampPercentage: '0 to 100',
  };
  // But those that take names of events alone.
  for (const {id, arrivals} of integrations.filter((each) => each.arrivals.some(({name}) => name !== 'Event'))) {
    const named = Object.keys(values).map((name) => arrivals.find((each) => each.name === `\`${name}\``)?.value ?? '');
    for (const [index, value] of Object.values(values).entries()) expect(`${id}: ${named[index]}`).toContain(value);
    if (id !== 'segment') continue;
    const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const columns = named.map((value) => /`(\w+)` in a warehouse/.exec(value)?.[1]);
    expect(columns).toEqual(Object.keys(values).map(snakeCase));
  }
});

test('hosts are what a policy takes, and no sentence leaves a mark open', () => {
  const hosts = integrations.flatMap((entry) => Object.values(entry.hosts).flat());
  expect(hosts.filter((host) => !/^(wss:\/\/)?(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+$/.test(host))).toEqual([]);
  const texts = integrations.flatMap((entry) => JSON.stringify(entry).match(/"([^"\\]|\\.)*"/g) ?? []);
  const isOpen = (text: string): boolean => ['`', '**'].some((mark) => text.split(mark).length % 2 === 0);
  expect(texts.filter(isOpen)).toEqual([]);
});

test('an unknown tool names those that are known', () => {
  expect(() => integrationOf('heap')).toThrow('There is no integration "heap"; write one of ga4, amplitude,');
});
