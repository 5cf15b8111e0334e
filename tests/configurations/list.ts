import {ownerEnvironment, ownerValues} from '../support/owner/settings';
import {coveringTable} from './coveringTable';

/** Settings to build the site with, as environment variables. */
export interface Configuration {
  readonly name: string;
  readonly environment: Readonly<Record<string, string>>;
}

const site = 'https://www.acme.test';

/** What several settings of an owner may have in common. */
const special: readonly Configuration[] = [
  {
    name: 'everything on the host of the site',
    environment: {
      SITE_URL: site,
      APP_URL: `${site}/dashboard`,
      API_URL: `${site}/api`,
      DEMO_VIDEO_URL: `${site}/watch?v=1#start`,
      EXTENSION_STORE_URL: `${site}/store/acme`,
      REPORTS_URL: `${site}/reports`,
      VIDEO_EMBED_URLS: JSON.stringify({comparison: `${site}/frames/comparison`}),
    },
  },
  {
    name: 'addresses with ports, queries and letters as people write them',
    environment: {
      SITE_URL: 'https://WWW.Acme.test:8443',
      APP_URL: 'http://localhost:3000/start?plan=trial',
      API_URL: 'http://localhost:4000/v2',
      DEMO_VIDEO_URL: 'https://watch.acme.test/a,b;c?v=$1&list=%22x%22',
      EXTENSION_STORE_URL: 'https://store.acme.test/it%27s/$host',
      REPORTS_URL: 'https://reports.acme.test:8443/a,b?key=1',
      VIDEO_EMBED_URLS: JSON.stringify({comparison: 'https://Player.Acme.test:8443/embed?a=1&b=2'}),
    },
  },
];

/** Each setting alone, any two of them in every way, and what they may have in common. */
export function configurations(): readonly Configuration[] {
  const names = Object.keys(ownerValues);
  const rows = coveringTable(names).filter((row) => row.length > 0);
  return [
    ...special,
    ...rows.map((row, index) => ({name: `row ${index + 1}: ${row.join(', ')}`, environment: ownerEnvironment(row)})),
    ...names.map((name) => ({name: `${name} alone`, environment: ownerEnvironment([name])})),
  ];
}
