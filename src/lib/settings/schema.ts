import type {SettingKind} from './kinds';

export interface SettingRule {
  readonly variable: string;
  readonly kind: SettingKind;
  /** None if the feature is off until the value is set. */
  readonly fallback?: string;
  readonly purpose: string;
}

/**
 * The settings of a deployment, one row each: the environment variable, its purpose, default and rule.
 *
 * Defaults use reserved example domains (RFC 2606), so that a fresh clone runs without outside services, and `npm run
 * placeholders` finds what is left.
 */
export const settingRules = {
  siteUrl: {
    variable: 'SITE_URL',
    kind: 'origin',
    fallback: 'https://tailor.example.com',
    purpose: 'address of this site, used in canonical links and the sitemap',
  },
  appUrl: {
    variable: 'APP_URL',
    kind: 'base',
    fallback: 'https://app.tailor.example.com',
    purpose: 'the product’s web app (Login, /app, /quick-start)',
  },
  extensionStoreUrl: {
    variable: 'EXTENSION_STORE_URL',
    kind: 'url',
    fallback: 'https://store.example.com/detail/tailor-ai',
    purpose: 'listing in the Chrome Web Store (/extension)',
  },
  demoVideoUrl: {
    variable: 'DEMO_VIDEO_URL',
    kind: 'url',
    fallback: 'https://video.example.com/tailor-ai-demo',
    purpose: 'hosted demo video (/demo)',
  },
  videoEmbedUrls: {
    variable: 'VIDEO_EMBED_URLS',
    kind: 'videoEmbedUrls',
    fallback: '{}',
    purpose: 'outside embeds by video id, as JSON; a video that is not named shows the site’s own player',
  },
  hubspotPortalId: {
    variable: 'HUBSPOT_PORTAL_ID',
    kind: 'portalId',
    purpose: 'HubSpot portal of the lead form; unset shows the embedded form',
  },
  hubspotFormId: {
    variable: 'HUBSPOT_FORM_ID',
    kind: 'formId',
    fallback: '00000000-0000-4000-8000-000000000000',
    purpose: 'HubSpot form of the lead dialog; a hidden field `tailor_request` in it is told what was asked for',
  },
  hubspotRegion: {
    variable: 'HUBSPOT_REGION',
    kind: 'region',
    fallback: 'na1',
    purpose: 'HubSpot region of the lead form',
  },
  hubspotCaptcha: {
    variable: 'HUBSPOT_CAPTCHA',
    kind: 'flag',
    purpose: '`on` allows Google’s reCAPTCHA, which HubSpot adds to forms whose captcha is on',
  },
  gtmContainerId: {
    variable: 'GTM_CONTAINER_ID',
    kind: 'containerId',
    purpose: 'Google Tag Manager container, loaded for visitors who accept; unset: no tag manager, and no notice',
  },
  apiUrl: {
    variable: 'API_URL',
    kind: 'plainBase',
    fallback: 'https://api.tailor.example.com',
    purpose: 'host of the documented API',
  },
  repositoryUrl: {
    variable: 'REPOSITORY_URL',
    kind: 'repository',
    purpose: 'GitHub repository of this site; set, docs and posts link to their source',
  },
  publishUntil: {
    variable: 'PUBLISH_UNTIL',
    kind: 'date',
    purpose: 'day until which posts are out, to see the site of a later day; unset: today in Los Angeles',
  },
  caseStudies: {
    variable: 'CASE_STUDIES',
    kind: 'flag',
    purpose: '`on` adds the case study pages; unset keeps them out of the build',
  },
  hstsIncludeSubdomains: {
    variable: 'HSTS_INCLUDE_SUBDOMAINS',
    kind: 'flag',
    purpose: '`on` tells browsers to ask every subdomain over https only, once all of them can answer so',
  },
  reportsUrl: {
    variable: 'REPORTS_URL',
    kind: 'secureUrl',
    purpose: 'address that browsers report violations of the security policy to; unset: they report to nobody',
  },
  contactEmail: {
    variable: 'CONTACT_EMAIL',
    kind: 'email',
    fallback: 'hello@tailor.example.com',
    purpose: 'address that receives leads the form could not deliver, and reports of weaknesses',
  },
} as const satisfies Record<string, SettingRule>;

export type SettingName = keyof typeof settingRules;
