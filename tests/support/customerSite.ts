import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';
import {build} from 'esbuild';
import type {ExperimentEvent} from '@site/docs/samples/analytics/tailor';
import {writtenTag} from '@site/src/content/scriptTag';

const address = 'https://shop.example/spring';

/** What the stand-in of Tailor passes to the callback: each group, then the page after ramping. */
export const experimentEvents: readonly ExperimentEvent[] = [
  {experimentId: 'exp_1', experimentGroup: 'control', rampStage: 'in_experiment', rampPercentage: 50},
  {experimentId: 'exp_1', experimentGroup: 'treatment', rampStage: 'in_experiment', rampPercentage: 50},
  {experimentId: 'exp_2', experimentGroup: 'treatment', rampStage: 'fully_ramped', rampPercentage: 100},
];

/** What stands in for Tailor's script. */
const tailorScript = `window.${writtenTag.global} = {
  init({analyticsProvider, experimentInitCallback}) {
    document.documentElement.dataset.provider = analyticsProvider;
    for (const event of ${JSON.stringify(experimentEvents)}) void experimentInitCallback(event);
  },
};`;

const packageFile = (file: string): string => readFileSync(path.resolve('node_modules', file), 'utf8');

const segmentSettings = {
  integrations: {
    'Segment.io': {apiKey: 'KEY', unbundledIntegrations: [], addBundledMetadata: true, apiHost: 'api.segment.io/v1'},
  },
};

/** What a vendor's server answers: the files of its package, and the least that its SDK is content with. */
function vendorAnswer({hostname, pathname}: URL): {readonly contentType: string; readonly body: string} | undefined {
  const script = (file: string) => ({contentType: 'text/javascript', body: packageFile(file)});
  const json = (value: object) => ({contentType: 'application/json', body: JSON.stringify(value)});
  switch (hostname) {
    case 'cdn.amplitude.com':
      return script('@amplitude/analytics-browser/lib/scripts/amplitude-min.js');
    case 'sr-client-cfg.amplitude.com':
      return json({configs: {}});
    case 'api2.amplitude.com':
      return json({code: 200});
    case 'cdn.segment.com':
      if (pathname.endsWith('/settings')) return json(segmentSettings);
      if (pathname.endsWith('/analytics.min.js')) return script('@segment/analytics-next/dist/umd/standalone.js');
      return script(`@segment/analytics-next/dist/umd/${path.basename(pathname)}`);
    case 'api.segment.io':
      return json({success: true});
    default:
      return undefined;
  }
}

/** The script that a browser runs for a sample, the packages it imports included. */
async function compile(sample: string): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents: sample, loader: 'ts', resolveDir: process.cwd()},
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles.map(({text}) => text).join('\n');
}

/** The JSON that a request carries; SDKs compress longer bodies. */
function bodyOf(request: Request): unknown {
  const body = request.postDataBuffer() ?? Buffer.from('null');
  const isCompressed = body[0] === 0x1f && body[1] === 0x8b;
  return JSON.parse((isCompressed ? gunzipSync(body) : body).toString('utf8'));
}

/** A customer's page with a stand-in of Tailor's script, an analytics tool and a sample. Nothing leaves the machine. */
export class CustomerSite {
  /** Requests to the vendors' hosts, in order. */
  readonly requests: Request[] = [];
  /** Addresses that neither the customer nor a vendor answers for. */
  readonly strayAddresses: string[] = [];

  constructor(private readonly page: Page) {}

  /** @param vendorTags the tool's own script tags, as its documentation has them. */
  async open(vendorTags: string, sample: string): Promise<void> {
    const script = await compile(sample);
    await this.page.route('**/*', (route) => {
      const url = new URL(route.request().url());
      if (url.href === address) {
        const body = `<!doctype html><title>Spring</title><script async src="${writtenTag.address}"></script>${vendorTags}<script src="/sample.js"></script>`;
        return route.fulfill({contentType: 'text/html', body});
      }
      if (url.href === writtenTag.address) return route.fulfill({contentType: 'text/javascript', body: tailorScript});
      if (url.origin === new URL(address).origin) {
        return route.fulfill({contentType: 'text/javascript', body: url.pathname === '/sample.js' ? script : ''});
      }
      const answer = vendorAnswer(url);
      if (answer === undefined) {
        this.strayAddresses.push(url.href);
        return route.abort();
      }
      this.requests.push(route.request());
      return route.fulfill({...answer, headers: {'Access-Control-Allow-Origin': '*'}});
    });
    await this.page.goto(address);
  }

  /** The `analyticsProvider` that the sample passed. */
  provider(): Promise<string | null> {
    return this.page.locator('html').getAttribute('data-provider');
  }

  /** The bodies that were sent to a host, as JSON. */
  sentTo(hostname: string): unknown[] {
    return this.requests
      .filter((request) => new URL(request.url()).hostname === hostname && request.method() === 'POST')
      .map(bodyOf);
  }
}
