import {expect, test, watchConsole, type Page} from '../support/browserTest';
import {CustomerSite, experimentEvents} from '../support/customerSite';
import {integrationOf} from '../../src/docs/Integration/tools';
import {shownSample} from '../support/samples';

/** Without its call of init, which the sample makes and waits for. */
const amplitudeTags = '<script src="https://cdn.amplitude.com/script/KEY.js"></script>';

/** Queues calls until the script that it loads takes over, as Segment's own snippet does. */
const segmentTags = `
<script>
  const analytics = (window.analytics = []);
  analytics.invoked = true;
  analytics.methods = ['track', 'page', 'identify', 'ready', 'on', 'once', 'off'];
  analytics.factory = (method) => (...values) => {
    if (window.analytics.initialized) return window.analytics[method](...values);
    analytics.push([method, ...values]);
    return analytics;
  };
  for (const method of analytics.methods) analytics[method] = analytics.factory(method);
  analytics._writeKey = 'KEY';
  const script = document.createElement('script');
  script.async = true;
  script.dataset.globalSegmentAnalyticsKey = 'analytics';
  script.src = 'https://cdn.segment.com/analytics.js/v1/KEY/analytics.min.js';
  document.head.append(script);
</script>`;

/** The Google tag's own stub, without the script that would empty the queue: a recorder of its calls. */
const googleTags = `
<script>
  window.dataLayer = window.dataLayer || [];
  function gtag() { dataLayer.push(arguments); }
</script>`;

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

/** Opens the customer's page with a sample, whose provider it names. */
async function run(page: Page, name: string, provider: string, tags: string): Promise<CustomerSite> {
  const site = new CustomerSite(page);
  await site.open(tags, sample(name));
  await expect.poll(() => site.provider()).toBe(provider);
  return site;
}

// In which order script and call come makes no difference: tests/unit/samples/inBrowsers.test.ts tries one sample, and
// tests/content/scriptTag.test.ts holds every other one to the same ending.
for (const [name, provider, tags, events] of [
  ['amplitude.ts', 'amplitude', amplitudeTags, amplitudeEvents],
  ['amplitude-npm.ts', 'amplitude', '', amplitudeEvents],
  ['segment.ts', 'segment', segmentTags, segmentEvents],
  ['segment-npm.ts', 'segment', '', segmentEvents],
] as const) {
  test(`${name}: the SDK of ${provider} sends the event with exactly its four properties`, async ({page}) => {
    const site = await run(page, name, provider, tags);
    await expect.poll(() => events(site)).toEqual(expected);
    expect(site.strayAddresses).toEqual([]);
    // The policy of its guide allows all that it asks for.
    const {hosts} = integrationOf(provider);
    const blocked = site.requests.filter((request) => {
      const allowed = hosts[request.resourceType() === 'script' ? 'script-src' : 'connect-src'];
      return !allowed.includes(new URL(request.url()).hostname);
    });
    expect(blocked.map((request) => request.url())).toEqual([]);
  });
}

// Google's script is on no package registry, so its queue is read instead.
test('google-analytics.ts: gtag is called with the event and its four properties', async ({page}) => {
  const site = await run(page, 'google-analytics.ts', 'googleAnalytics', googleTags);
  const calls = await page.evaluate(() => window.dataLayer?.map((call): unknown[] => Object.values(call)));
  expect(calls).toEqual(experimentEvents.map((properties) => ['event', 'tailor_experiment', properties]));
  expect(site.strayAddresses).toEqual([]);
});

test('data-layer.ts: a data layer, new or there already, gets the event beside its four properties', async ({page}) => {
  const events = experimentEvents.map((properties) => ({event: 'tailor_experiment', ...properties}));
  for (const before of [[], [{event: 'gtm.js'}]]) {
    const tags = before.length > 0 ? `<script>window.dataLayer = ${JSON.stringify(before)}</script>` : '';
    const site = await run(page, 'data-layer.ts', 'googleAnalytics', tags);
    expect(await page.evaluate(() => window.dataLayer)).toEqual([...before, ...events]);
    expect(site.strayAddresses).toEqual([]);
    await page.unrouteAll();
  }
});

test('where Amplitude is blocked, its sample neither throws nor keeps Tailor from starting', async ({page}) => {
  const {problems} = watchConsole(page);
  await run(page, 'amplitude.ts', 'amplitude', '');
  expect(problems).toEqual([]);
});

test('a request to a host that is no vendor is caught', async ({page}) => {
  const site = new CustomerSite(page);
  await site.open('<script src="https://stray.example/tag.js"></script>', '');
  expect(site.strayAddresses).toEqual(['https://stray.example/tag.js']);
});
