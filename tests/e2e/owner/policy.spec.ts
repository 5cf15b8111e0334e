import {parseSettings} from '../../../src/lib/settings/parse';
import {daily, expect, isAll, visit} from '../../support/browserTest';
import {engines, test} from '../../support/engines';
import {serveHubspot, submitButton} from '../../support/hubspot';
import {openLeadDialog} from '../../support/leadDialog';
import {policyFaults} from '../../support/owner/foreignCode';
import {ownerEnvironment} from '../../support/owner/settings';
import {policyViolations} from '../../support/policyViolations';
import {pagesOfEachKind, sitePages} from '../../support/sitePages';
import {answer, delivered, watchOutside} from '../../support/tagManager';

const site = 'build-owner';
const pages = sitePages(site).map(({path}) => path);
// What the other kinds break as they open is in the console that everyPage.spec.ts reads.
const kinds = ['/', ...daily(pages, 0), ...daily(pagesOfEachKind, 5), '/vs', '/case-studies', '/embed/home', '/admin/'];

/** In parts, so that the workers share them. */
const walks = (paths: readonly string[]) =>
  Array.from({length: Math.ceil(paths.length / 12)}, (_, index) => paths.slice(index * 12, index * 12 + 12));

// The headers of both are the same: tests/e2e/hosting/agreement.spec.ts.
for (const engine of isAll ? engines : (['nginx'] as const)) {
  for (const walk of walks([...new Set(kinds)])) {
    test(`a policy that breaks nothing keeps foreign code from running on ${walk[0]} and on (${engine})`, async ({
      page,
      originOf,
    }) => {
      test.setTimeout(180_000);
      const violations = await policyViolations(page);
      const addresses = walk.map((path) => `${originOf(engine, site)}${path}`);
      expect(await policyFaults(page, violations, addresses)).toEqual([]);
    });
  }

  test(`form, tag manager and outside videos work under the policy, and nothing else does (${engine})`, async ({
    page,
    originOf,
  }) => {
    const violations = await policyViolations(page);
    await watchOutside(page);
    await serveHubspot(page);
    const videos = Object.values(parseSettings(ownerEnvironment()).videoEmbedUrls);
    for (const url of videos)
      await page.route(url, (route) => route.fulfill({contentType: 'text/html', body: 'A video'}));
    await visit(page, `${originOf(engine, site)}/vs`);
    await page.locator('[data-video="comparison"]').scrollIntoViewIfNeeded();
    await expect(page.frameLocator('[data-video="comparison"] iframe').getByText('A video')).toBeVisible();
    await answer(page, 'Accept').click();
    await expect.poll(() => delivered(page)).toContain('gtm.js');
    await openLeadDialog(page);
    await expect(submitButton(page)).toBeVisible();
    expect(violations).toEqual([]);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = 'https://cdn.example.com/other.js';
      document.head.append(script);
    });
    await expect.poll(() => violations.length).toBeGreaterThan(0);
  });
}
