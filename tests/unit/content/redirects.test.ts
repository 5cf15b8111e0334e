import {redirects} from '@site/src/content/redirects';
import {resolveRedirects} from '@site/src/lib/redirects';
import {parseSettings} from '@site/src/lib/settings/parse';

const resolved = resolveRedirects(
  redirects,
  parseSettings({APP_URL: 'https://app.test', DEMO_VIDEO_URL: 'https://film.test/1'}),
);

/** Where each old path has been promised to lead, in one hop. */
const promised: Readonly<Record<string, string>> = {
  '/feature-demos': '/demos',
  '/tailor-academy': '/demos',
  '/docs/tailor-academy': '/demos',
  '/first-install': '/demos',
  '/features': '/demos',
  '/pillars': '/demos',
  '/docs/advanced-features/custom-analytics-integration': '/docs/analytics-platform-integration',
  '/features/ab-testing': '/features/ab-testing-analytics',
  '/features/advanced-analytics': '/features/ab-testing-analytics',
  '/ab-testing': '/features/ab-testing-analytics',
  '/advanced-analytics': '/features/ab-testing-analytics',
  '/docs/advanced-features/ab-testing': '/docs/ab-testing',
  '/smart-copy-tailoring': '/features/smart-copy-tailoring',
  '/ai-image-generation': '/features/image-tailoring',
  '/features/ai-image-generation': '/features/image-tailoring',
  '/dynamic-ctas': '/features/dynamic-ctas',
  '/element-control': '/features/element-control',
  '/instant-publishing': '/features/instant-publishing',
  '/pillars/triggering': '/features/audience-targeting',
  '/features/audience-signals': '/features/audience-targeting',
  '/pillars/page-tailoring': '/features/instant-personalization',
  '/pillars/publishing': '/features/live-deployment',
  '/pillars/analyzing': '/features/performance-insights',
  '/quick-start': 'https://app.test',
  '/app': 'https://app.test',
  '/demo': 'https://film.test/1',
};

test('every old path leads where it was promised, or where that page has gone; others may be added', () => {
  expect(Object.keys(promised)).toHaveLength(26);
  const leads = new Map(resolved.map(({from, url}) => [from, url]));
  const expected = Object.entries(promised).map(([from, to]) => [from, leads.get(to) ?? to]);
  expect(Object.fromEntries(leads)).toMatchObject(Object.fromEntries(expected));
});
