import {expect, type Page} from '@playwright/test';
import {test} from '../support/browserTest';
import {isAll} from '../support/daily';
import {CustomerSite, experimentEvents, type Order} from '../support/customerSite';
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

const expected: readonly Tracked[] = experimentEvents.map((properties) => ({name: 'tailor_experiment', properties}));

/** Opens the customer's page with a sample, and checks the order and the provider that the sample names. */
async function run(page: Page, name: string, provider: string, tags: string, order: Order): Promise<CustomerSite> {
  const site = new CustomerSite(page);
  await site.open(tags, sample(name), order);
  expect(await site.order()).toBe(order === 'script first' ? order : 'call first');
  await expect.poll(() => site.provider()).toBe(provider);
  return site;
}

/** Orders in which script and call may come; tests/content/scriptTag.test.ts holds every sample to the same ending. */
const orders = ['script first', 'call first', 'tag added later', 'global after load'] as const;

for (const order of orders) {
  for (const [name, tags] of [
    ['amplitude.ts', amplitudeTags],
    ['amplitude-npm.ts', ''],
  ] as const) {
    if (name !== 'amplitude.ts' && order !== 'script first' && !isAll) continue;
    test(`${name}, ${order}: Amplitude's SDK sends the event with exactly its four properties`, async ({page}) => {
      const site = await run(page, name, 'amplitude', tags, order);
      await expect.poll(() => amplitudeEvents(site)).toEqual(expected);
      expect(site.strayAddresses).toEqual([]);
    });
  }

  // One sample is enough to see that another order makes no difference.
  if (order !== 'script first' && !isAll) continue;

  for (const [name, tags] of [
    ['segment.ts', segmentTags],
    ['segment-npm.ts', ''],
  ] as const) {
    test(`${name}, ${order}: Segment's SDK sends the event with exactly its four properties`, async ({page}) => {
      const site = await run(page, name, 'segment', tags, order);
      await expect.poll(() => segmentEvents(site)).toEqual(expected);
      expect(site.strayAddresses).toEqual([]);
    });
  }

  // Google's script is on no package registry, so its queue is read instead.
  test(`google-analytics.ts, ${order}: gtag is called with the event and its four properties`, async ({page}) => {
    const site = await run(page, 'google-analytics.ts', 'googleAnalytics', googleTags, order);
    const calls = await page.evaluate(() => window.dataLayer?.map((call): unknown[] => Object.values(call)));
    expect(calls).toEqual(experimentEvents.map((properties) => ['event', 'tailor_experiment', properties]));
    expect(site.strayAddresses).toEqual([]);
  });

  // With and without a data layer that is there already.
  for (const [what, tags, before] of [
    ['a new data layer', '', []],
    ['the data layer', `<script>window.dataLayer = [{event: 'gtm.js'}]</script>`, [{event: 'gtm.js'}]],
  ] as const) {
    test(`data-layer.ts, ${order}: ${what} gets the event beside its four properties`, async ({page}) => {
      const site = await run(page, 'data-layer.ts', 'googleAnalytics', tags, order);
      expect(await page.evaluate(() => window.dataLayer)).toEqual([
        ...before,
        ...experimentEvents.map((properties) => ({event: 'tailor_experiment', ...properties})),
      ]);
      expect(site.strayAddresses).toEqual([]);
    });
  }
}

test('where the script is blocked, a sample neither throws nor sends', async ({page}) => {
  const thrown: string[] = [];
  page.on('pageerror', ({message}) => thrown.push(message));
  const site = new CustomerSite(page);
  await site.open(amplitudeTags, sample('amplitude.ts'), 'script blocked');
  expect(await site.order()).toBe('call first');
  expect(await site.provider()).toBeNull();
  expect(amplitudeEvents(site)).toEqual([]);
  expect(thrown).toEqual([]);
});

test('where Amplitude is blocked, its sample neither throws nor keeps Tailor from starting', async ({page}) => {
  const thrown: string[] = [];
  page.on('pageerror', ({message}) => thrown.push(message));
  const site = new CustomerSite(page);
  await site.open('', sample('amplitude.ts'), 'call first');
  await expect.poll(() => site.provider()).toBe('amplitude');
  expect(thrown).toEqual([]);
});

test('a request to a host that is no vendor is caught', async ({page}) => {
  const site = new CustomerSite(page);
  await site.open('<script src="https://stray.example/tag.js"></script>', '');
  expect(site.strayAddresses).toEqual(['https://stray.example/tag.js']);
});
