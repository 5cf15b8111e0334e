import {expect, type Page} from '@playwright/test';
import {test} from '../support/browserTest';
import {CustomerSite, experimentEvents} from '../support/customerSite';
import {shownSample} from '../support/samples';
import {amplitudeTags, googleTags, segmentTags} from '../support/vendorTags';

const sample = (name: string): string => shownSample(`analytics/${name}`, 'https://api.example');

/** A tracked event as it leaves the browser. */
interface Tracked {
  readonly name: unknown;
  readonly properties: unknown;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Events and properties of the SDK itself: session_start, $identify, [Amplitude] Page URL and the like. */
const isAmplitudes = (name: unknown): boolean => /^(\[Amplitude\]|\$|session_)/.test(String(name));

function withoutAmplitudes(properties: unknown): object {
  return Object.fromEntries(Object.entries(properties ?? {}).filter(([name]) => !isAmplitudes(name)));
}

function amplitudeEvents(site: CustomerSite): Tracked[] {
  return site
    .sentTo('api2.amplitude.com')
    .flatMap((body): readonly unknown[] => (isRecord(body) && Array.isArray(body.events) ? body.events : []))
    .filter(isRecord)
    .filter(({event_type: name}) => !isAmplitudes(name))
    .map(({event_type: name, event_properties: properties}) => ({name, properties: withoutAmplitudes(properties)}));
}

function segmentEvents(site: CustomerSite): Tracked[] {
  return site
    .sentTo('api.segment.io')
    .filter(isRecord)
    .map(({event, properties}) => ({name: event, properties}));
}

const expected = (name: string): Tracked[] => experimentEvents.map((properties) => ({name, properties}));

/** Opens the customer's page with a sample, and checks the provider that the sample names. */
async function run(page: Page, name: string, provider: string, tags: string): Promise<CustomerSite> {
  const site = new CustomerSite(page);
  await site.open(tags, sample(name));
  expect(await site.provider()).toBe(provider);
  return site;
}

for (const [name, tags] of [
  ['amplitude.ts', amplitudeTags],
  ['amplitude-npm.ts', ''],
] as const) {
  test(`${name}: Amplitude's SDK sends the event with exactly its four properties`, async ({page}) => {
    const site = await run(page, name, 'amplitude', tags);
    await expect.poll(() => amplitudeEvents(site)).toEqual(expected('tailor_experiment'));
    expect(site.strayAddresses).toEqual([]);
  });
}

for (const [name, tags, eventName] of [
  ['segment.ts', segmentTags, 'tailor_experiment'],
  ['segment-npm.ts', '', 'tailor_experiment'],
  ['custom-event-name.ts', segmentTags, 'Experiment Viewed'],
] as const) {
  test(`${name}: Segment's SDK sends ${eventName} with exactly its four properties`, async ({page}) => {
    const site = await run(page, name, 'segment', tags);
    await expect.poll(() => segmentEvents(site)).toEqual(expected(eventName));
    expect(site.strayAddresses).toEqual([]);
  });
}

// Google's script is on no package registry, so its queue is read instead.
test('google-analytics.ts: gtag is called with the event and its four properties', async ({page}) => {
  const site = await run(page, 'google-analytics.ts', 'googleAnalytics', googleTags);
  const calls = await page.evaluate(() => window.dataLayer?.map((call): unknown[] => Object.values(call)));
  expect(calls).toEqual(experimentEvents.map((properties) => ['event', 'tailor_experiment', properties]));
  expect(site.strayAddresses).toEqual([]);
});

test('data-layer.ts: the data layer gets the event beside its four properties', async ({page}) => {
  // With and without a data layer that is there already.
  for (const [tags, before] of [
    ['', []],
    [`<script>window.dataLayer = [{event: 'gtm.js'}]</script>`, [{event: 'gtm.js'}]],
  ] as const) {
    const site = await run(page, 'data-layer.ts', 'googleAnalytics', tags);
    expect(await page.evaluate(() => window.dataLayer)).toEqual([
      ...before,
      ...experimentEvents.map((properties) => ({event: 'tailor_experiment', ...properties})),
    ]);
    expect(site.strayAddresses).toEqual([]);
    await page.unrouteAll();
  }
});

test('a request to a host that is no vendor is caught', async ({page}) => {
  const site = new CustomerSite(page);
  await site.open('<script src="https://stray.example/tag.js"></script>', '');
  expect(site.strayAddresses).toEqual(['https://stray.example/tag.js']);
});
