import {expect} from '@playwright/test';
import {test} from '../../support/browserTest';
import {breakStorage, notLoaded} from '../../support/deployment';
import {goInApp, hydrated, isSameDocument, markDocument, visit, watchConsole} from '../../support/inApp';
import {dataLayer, leadDialog, openLeadDialog} from '../../support/leadDialog';
import {searchDialog} from '../../support/searchDialog';

test('offline, the page on screen stays and it is said what is missing; online all goes on', async ({
  page,
  context,
}) => {
  const {problems} = watchConsole(page);
  await visit(page, '/blog');
  await markDocument(page);
  await context.setOffline(true);
  await page.keyboard.press('/');
  await page.keyboard.type('utm');
  await expect(notLoaded(page)).toContainText('Check your connection');
  await page.keyboard.press('Escape');
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'Team'});
  await link.click();
  await expect(notLoaded(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);

  await context.setOffline(false);
  await expect(notLoaded(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(searchDialog(page).getByRole('combobox')).toHaveValue('utm');
  await expect(searchDialog(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await link.click();
  await expect(page).toHaveTitle(/^Team/);
});

for (const how of ['denied', 'full'] as const) {
  test(`storage that is ${how} takes nothing but memory away`, async ({page}) => {
    const {problems} = watchConsole(page);
    await breakStorage(page, how);
    await visit(page, '/docs/ab-testing');
    const theme = await page.locator('html').getAttribute('data-theme');
    await page.getByRole('button', {name: /^Switch to/}).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? '');
    await goInApp(page, '/blog');
    await page.getByRole('searchbox', {name: 'Search articles'}).fill('test');
    await goInApp(page, '/');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await openLeadDialog(page);
    await expect(leadDialog(page).getByLabel('Work email')).toBeVisible();
    // Docusaurus notes in the console what it could not keep.
    expect(problems.filter((problem) => !/^Docusaurus (browser )?storage /.test(problem))).toEqual([]);
  });
}

for (const time of ['1970-01-02T00:00:00Z', '2099-12-31T23:59:59Z']) {
  test(`a clock that says ${time} changes nothing that is shown`, async ({page}) => {
    const {problems} = watchConsole(page);
    await page.clock.install({time});
    for (const path of ['/blog', '/blog/message-match', '/release-notes', '/pricing']) {
      await page.goto(path);
      const served = await page.request.get(path).then((response) => response.text());
      await hydrated(page);
      const dates = await page.locator('time').allTextContents();
      for (const date of dates) expect(served).toContain(date);
      if (path.startsWith('/blog')) expect(dates.length).toBeGreaterThan(0);
    }
    await openLeadDialog(page);
    await page.clock.runFor(1_000);
    await expect(leadDialog(page).getByLabel('Work email')).toBeVisible();
    // Its timestamps are checked for their form.
    expect((await dataLayer(page)).length).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('words, links and the navigation are there', async ({page}) => {
    for (const path of ['/', '/features/ab-testing-analytics', '/pricing', '/blog', '/blog/message-match', '/docs']) {
      await page.goto(path);
      await expect(page.getByRole('heading', {level: 1}).locator('visible=true')).toHaveCount(1);
      expect((await page.getByRole('main').innerText()).split(/\s+/).length).toBeGreaterThan(150);
      await expect(page.locator('footer noscript a[href^="mailto:"]')).toBeVisible();
    }
    await page.getByRole('contentinfo').getByRole('link', {name: 'Team'}).click();
    await expect(page).toHaveTitle(/^Team/);
    await page.getByRole('banner').getByRole('link', {name: 'Blog'}).click();
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  });
});

test('very old and broken links lead somewhere, and their odd parameters break nothing', async ({page}) => {
  const {problems} = watchConsole(page);
  const links = [
    {link: '/index.html?utm_source=old%20mail', path: '/', status: 200},
    {link: '/features/ab-testing/?utm_source=%E0%A4%A&fbclid=IwAR0#how', path: '/features/ab-testing-analytics'},
    {link: '/docs/ab-testing/?a=1&a=2&a[]=3&&=&%#%E0%A4%A', path: '/docs/ab-testing', status: 200},
    {link: '/Features/AB-Testing', path: '/features/ab-testing-analytics'},
    {link: '/blog/message-match.html', path: '/blog/message-match', status: 200},
  ];
  for (const {link, path, status = 200} of links) {
    const response = await page.goto(link);
    expect(response?.status(), link).toBe(status);
    expect(new URL(page.url()).pathname).toBe(path);
    await hydrated(page);
    await expect(page.getByRole('main')).toHaveCount(1);
    // Away and back by the browser's own button, which hands the anchor to the router.
    await goInApp(page, '/team');
    await expect(page).toHaveTitle(/^Team/);
    await page.goBack();
    await expect(page).not.toHaveTitle(/^(Team|Unexpected)/);
  }
  expect(problems).toEqual([]);
});
