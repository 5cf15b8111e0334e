import type {Redirect} from '../lib/redirects';

/**
 * Every old or short path and what took its place. The server rules, the static
 * redirect pages, in-app links and the not-found page all read this table.
 *
 * A target may itself be an old path: chains become one hop. A redirect inside
 * the site is permanent (301), one that leaves it is temporary (302).
 */
export const redirects = [
  {from: '/feature-demos', to: '/demos'},
  {from: '/tailor-academy', to: '/demos'},
  {from: '/docs/tailor-academy', to: '/demos'},
  {from: '/first-install', to: '/demos'},
  {from: '/features', to: '/demos'},
  {from: '/docs/advanced-features/custom-analytics-integration', to: '/docs/analytics-platform-integration'},
  {from: '/features/ab-testing', to: '/features/ab-testing-analytics'},
  {from: '/features/advanced-analytics', to: '/features/ab-testing-analytics'},
  {from: '/ab-testing', to: '/features/ab-testing-analytics'},
  {from: '/advanced-analytics', to: '/features/ab-testing-analytics'},
  {from: '/docs/advanced-features/ab-testing', to: '/docs/ab-testing'},
  {from: '/smart-copy-tailoring', to: '/features/smart-copy-tailoring'},
  {from: '/ai-image-generation', to: '/features/image-tailoring'},
  {from: '/features/ai-image-generation', to: '/features/image-tailoring'},
  {from: '/dynamic-ctas', to: '/features/dynamic-ctas'},
  {from: '/element-control', to: '/features/element-control'},
  {from: '/instant-publishing', to: '/features/instant-publishing'},
  {from: '/pillars', to: '/features'},
  {from: '/pillars/triggering', to: '/features/audience-targeting'},
  {from: '/features/audience-signals', to: '/features/audience-targeting'},
  {from: '/pillars/page-tailoring', to: '/features/instant-personalization'},
  {from: '/pillars/publishing', to: '/features/live-deployment'},
  {from: '/pillars/analyzing', to: '/features/performance-insights'},

  {from: '/quick-start', toSetting: 'appUrl'},
  {from: '/app', toSetting: 'appUrl'},
  {from: '/demo', toSetting: 'demoVideoUrl'},
] as const satisfies readonly Redirect[];
