import {settingRules, type SettingName, type SettingRule} from '../../../src/lib/settings/schema';

/**
 * A value for every setting, none of them its default: what an owner sets. A new setting needs a row here.
 *
 * The addresses are of hosts that no default names, so that a default that is left in the build is found.
 */
export const ownerValues = {
  siteUrl: 'https://www.acme.test',
  appUrl: 'https://app.acme.test/workspace?team=acme',
  extensionStoreUrl: 'https://extensions.acme.test/detail/acme?hl=en',
  demoVideoUrl: 'https://watch.acme.test/demo?v=a1B2&list=launch',
  videoEmbedUrls: JSON.stringify({
    comparison: 'https://player.acme.test/embed/comparison?dnt=1',
    'hiding-elements': 'https://frames.acme.test/embed/hiding-elements',
  }),
  hubspotPortalId: '12345678',
  hubspotFormId: 'ac3e0000-0000-4000-8000-0000000000f1',
  hubspotRegion: 'eu1',
  hubspotCaptcha: 'on',
  gtmContainerId: 'GTM-TEST123',
  apiUrl: 'https://api.acme.test',
  repositoryUrl: 'https://github.com/example/website',
  publishUntil: '2099-12-31',
  caseStudies: 'on',
  hstsIncludeSubdomains: 'on',
  reportsUrl: 'https://reports.acme.test/site',
  contactEmail: 'growth@acme.test',
} as const satisfies Record<SettingName, string>;

const values: ReadonlyMap<string, string> = new Map(Object.entries(ownerValues));

/** The same as environment variables: of the settings that are named, or of all. */
export function ownerEnvironment(names: readonly string[] = [...values.keys()]): Readonly<Record<string, string>> {
  const rules: readonly (readonly [string, SettingRule])[] = Object.entries(settingRules);
  return Object.fromEntries(
    rules.filter(([name]) => names.includes(name)).map(([name, {variable}]) => [variable, values.get(name) ?? '']),
  );
}
