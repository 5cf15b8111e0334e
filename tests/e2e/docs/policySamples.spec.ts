import {readFileSync} from 'node:fs';
import {writtenTag} from '../../../src/content/scriptTag';
import {expect, test, type Page} from '../../support/browserTest';

const sample = (name: string): string => readFileSync(`docs/samples/${name}`, 'utf8');
const nonce = 'RANDOM';
const address = 'https://shop.example/spring';
const ran = `document.documentElement.dataset.tailor = 'ran';`;

/** A sample's policy as a browser enforces it, which the sample has it report. */
const enforced = (name: string): string =>
  sample(name).replace('Content-Security-Policy-Report-Only:', '').replaceAll(/\s+/g, ' ').trim();

/** Nonces alone: nothing is trusted because a trusted script added it. */
const noncesAlone = `default-src 'self'; script-src 'nonce-${nonce}'`;

/** Opens a customer's page under a policy, with a stand-in of Tailor's script behind the tag. */
async function open(page: Page, policy: string, html: string): Promise<void> {
  await page.route('**/*', (route) => {
    const {href} = new URL(route.request().url());
    if (href === writtenTag.address) return route.fulfill({contentType: 'text/javascript', body: ran});
    if (href !== address) return route.fulfill({status: 404, body: ''});
    const body = `<!doctype html><title>Spring</title>${html}`;
    return route.fulfill({contentType: 'text/html', headers: {'Content-Security-Policy': policy}, body});
  });
  await page.goto(address);
}

const expectTag = async (page: Page, runs: boolean): Promise<void> => {
  if (runs) await expect(page.locator('html')).toHaveAttribute('data-tailor', 'ran');
  else await expect(page.locator('html')).not.toHaveAttribute('data-tailor');
};

const withoutNonce = (html: string): string => html.replace(/ nonce="[^"]*"/, '');

for (const [what, policy, html, runs] of [
  ['the tag under a policy with hosts', 'install/csp.txt', sample('install/tag.html'), true],
  ['the tag with its nonce under the strict policy', 'install/csp-strict.txt', sample('install/nonce.html'), true],
  ['the tag without its nonce under the strict one', 'install/csp-strict.txt', sample('install/tag.html'), false],
] as const) {
  test(`a browser that enforces the policy ${runs ? 'runs' : 'blocks'} ${what}`, async ({page}) => {
    await open(page, enforced(policy), html);
    await page.waitForLoadState();
    await expectTag(page, runs);
  });
}

test('under strict-dynamic a host in the list counts for nothing', async ({page}) => {
  const policy = enforced('install/csp-strict.txt').replace("'strict-dynamic'", "'strict-dynamic' https://example.com");
  await open(page, policy, sample('install/tag.html'));
  await page.waitForLoadState();
  await expectTag(page, false);
});

/** A visitor's choice, as each tool's documentation has it tell the page. */
const consentTools = {
  cookiebot: `window.Cookiebot = {consent: {statistics: true}}; dispatchEvent(new Event('CookiebotOnAccept'));`,
  onetrust: `window.OnetrustActiveGroups = ',C0001,C0002,'; dispatchEvent(new CustomEvent('OneTrustGroupsUpdated'));`,
};

for (const [tool, agree] of Object.entries(consentTools)) {
  test(`${tool}: the tag waits for the visitor, and runs by the nonce that it waited with`, async ({page}) => {
    const waiting = sample('consent/waiting-tag.html').replace('async', `async nonce="${nonce}"`);
    await open(page, noncesAlone, `${waiting}<script nonce="${nonce}">${sample(`consent/${tool}.ts`)}</script>`);
    await page.waitForLoadState();
    await expectTag(page, false);
    await page.evaluate(agree);
    await expectTag(page, true);
    await expect(page.locator(`script[src="${writtenTag.address}"]`)).toHaveJSProperty('async', true);
  });
}

/**
 * Adds a Custom HTML tag as the tag manager does: variables in its text are filled in, and each script is made anew with
 * the attributes that the text gives it. The variable `nonce` is a DOM Element by the selector and attribute of the page.
 */
const tagManager = (html: string): string => `<script nonce="${nonce}" data-nonce="${nonce}">
  const value = document.querySelector('script[data-nonce]').getAttribute('data-nonce');
  const holder = document.createElement('div');
  holder.innerHTML = ${JSON.stringify(html)}.replaceAll('{{nonce}}', value).replaceAll('&lt;', '<');
  for (const written of holder.querySelectorAll('script')) {
    const made = document.createElement('script');
    for (const {name, value} of written.attributes) made.setAttribute(name, value);
    made.text = written.text;
    document.head.append(made);
  }
</script>`;

test('Google Tag Manager: a Custom HTML tag runs by the nonce that is handed on, and not without it', async ({
  page,
}) => {
  const html = sample('tag-manager/nonce.html').trim().replaceAll('<', '&lt;');
  await open(page, noncesAlone, tagManager(html));
  await expectTag(page, true);
  await page.unrouteAll();
  await open(page, noncesAlone, tagManager(withoutNonce(html)));
  await page.waitForLoadState();
  await expectTag(page, false);
});
