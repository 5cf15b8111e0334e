import type {Options} from '@docusaurus/plugin-client-redirects';
import {redirects} from '../../content/redirects';
import {resolveRedirects} from '../../lib/redirects';
import type {Settings} from '../../lib/settings/parse';

/** The static redirect pages, for hosts that do not read the server rules. */
export function clientRedirects(settings: Settings): Options {
  return {redirects: resolveRedirects(redirects, settings).map(({from, url}) => ({from, to: url}))};
}
