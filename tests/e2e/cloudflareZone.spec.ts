import {expect, gotoAtRest, test} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {policyViolations} from '../support/policyViolations';

/** Elements whose text is none of the page: Cloudflare leaves addresses in them alone. */
const untouched = /<(head|script|style|noscript|textarea|xmp)\b[^]*?<\/\1>/gi;

/** What Email Address Obfuscation would hide: links for mail and addresses, but for those between its two comments. */
function hiddenAddresses(html: string): string[] {
  const open = html.replaceAll(/<!--email_off-->[^]*?<!--\/email_off-->/g, '').replaceAll(untouched, '');
  const links = open.match(/<a\s[^>]*href=["']?mailto:[^>]*/gi) ?? [];
  return [...links, ...(open.replaceAll(/<[^>]*>/g, ' ').match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [])];
}

/** What Rocket Loader would hold back: scripts without the attribute that it asks for before their address. */
const heldScripts = (html: string): string[] =>
  (html.match(/<script(?:\s[^>]*)?>/g) ?? []).filter(
    (tag) => !/\sdata-cfasync=["']false["']/.test(tag.split(/\ssrc=/)[0] ?? '') && !/\stype=["']?application/.test(tag),
  );

test('no page is changed by the features that a new zone of Cloudflare’s has, and without its marks each is', () => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(0);
  for (const {path, html} of pages) {
    expect([path, hiddenAddresses(html), heldScripts(html)]).toEqual([path, [], []]);
    const bare = html.replaceAll(/<!--\/?email_off-->| data-cfasync="false"/g, '');
    expect(heldScripts(bare), path).not.toEqual([]);
    if (!/^\/(admin|embed)/.test(path)) expect(hiddenAddresses(bare), path).not.toEqual([]);
  }
});

test('a script that somebody puts into a page and that is refused is neither waited for nor asked for again', async ({
  page,
}) => {
  await page.clock.install();
  const violations = await policyViolations(page);
  const beacon = '<script defer src="https://static.cloudflareinsights.com/beacon.min.js"></script>';
  await page.route('**/pricing', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()) + beacon});
  });
  await gotoAtRest(page, '/pricing');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.clock.runFor(60_000);
  expect(violations).toHaveLength(1);
});
