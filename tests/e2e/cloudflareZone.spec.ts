import {readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import {test} from '../support/browserTest';
import {behindCloudflare, rewritten} from '../support/cloudflareZone';
import {daily} from '../support/daily';
import {watchConsole} from '../support/inApp';
import {leadDialog, openLeadDialog} from '../support/leadDialog';
import {gotoAtRest} from '../support/networkAtRest';
import {pagesOfEachKind} from '../support/pagesOfEachKind';
import {policyViolations} from '../support/policyViolations';

const kinds = [
  '/',
  '/nope',
  '/tools/sample-size',
  ...pagesOfEachKind.slice(1),
  '/team',
  '/privacy-policy',
  '/one-pager',
  '/vs',
];

/** A page's links for mail, and whether any text of it was replaced. */
function addresses(page: Page): Promise<{links: string[]; protected: boolean}> {
  return page.evaluate(() => ({
    links: [...document.querySelectorAll('a')].map(({href}) => href).filter((href) => /mailto:|cdn-cgi/.test(href)),
    protected: /\[email.protected\]/.test(document.body.textContent),
  }));
}

for (const address of daily(kinds, 3)) {
  test(`${address} is the same behind Cloudflare's features`, async ({page, context}) => {
    const plain = await context.newPage();
    await gotoAtRest(plain, address);
    const own = await addresses(plain);
    await plain.close();
    expect(own.links.length).toBeGreaterThanOrEqual(2);

    const {problems} = watchConsole(page);
    const violations = await policyViolations(page);
    await behindCloudflare(page);
    await gotoAtRest(page, address);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    expect(await addresses(page)).toEqual(own);
    await openLeadDialog(page);
    await expect(leadDialog(page).getByLabel('Work email')).toBeVisible();
    expect(violations).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('a video plays behind them, too', async ({page}) => {
  const {problems} = watchConsole(page);
  await behindCloudflare(page);
  await gotoAtRest(page, '/embed/home');
  await page.getByRole('button', {name: 'Play'}).first().click();
  await expect(page.getByRole('button', {name: 'Pause'}).first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('a script that somebody puts into a page and that is refused is neither waited for nor asked for again', async ({
  page,
}) => {
  await page.clock.install();
  const violations = await policyViolations(page);
  const beacon = '<script defer src="https://static.cloudflareinsights.com/beacon.min.js"></script>';
  await behindCloudflare(page, (html) => html + beacon);
  await gotoAtRest(page, '/pricing');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.clock.runFor(60_000);
  expect(violations).toHaveLength(1);
});

test('without its marks a page is caught: addresses are hidden, and their decoder is refused', async ({page}) => {
  const {problems} = watchConsole(page);
  const violations = await policyViolations(page);
  await behindCloudflare(page, (html) => html.replaceAll(/<!--\/?email_off-->| data-cfasync="false"/g, ''));
  await gotoAtRest(page, '/pricing');
  expect((await addresses(page)).links.some((link) => link.includes('/cdn-cgi/'))).toBe(true);
  expect(violations.join()).toContain('require-trusted-types-for');
  expect(problems).not.toEqual([]);
});

test('no script of a page is held back, and without the marks each is', () => {
  const html = readFileSync('build/index.html', 'utf8');
  const held = (text: string): number => text.match(/type="[0-9a-f]{24}-/g)?.length ?? 0;
  expect(held(rewritten(html))).toBe(0);
  expect(held(rewritten(html.replaceAll(' data-cfasync="false"', '')))).toBeGreaterThanOrEqual(6);
});
