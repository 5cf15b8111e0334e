import {
  daily,
  expect,
  goInApp,
  hydrated,
  isSameDocument,
  markDocument,
  test,
  visit,
  watchConsole,
} from '../../support/browserTest';
import {breakStorage, notLoaded} from '../../support/deployment';
import {dataLayer, leadDialog, openLeadDialog} from '../../support/leadDialog';
import {searchDialog} from '../../support/searchDialog';
import {newestPost} from '../../support/builtPosts';

test('offline, the page on screen stays and it is said what is missing; online all goes on', async ({
  page,
  context,
}) => {
  const {problems} = watchConsole(page);
  await visit(page, '/blog');
  await markDocument(page);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
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
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page).getByRole('combobox')).toHaveValue('utm');
  await expect(searchDialog(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await link.click();
  await expect(page).toHaveTitle(/^Team/);
});

test('a browser that wrongly calls itself offline follows links all the same', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', {get: () => false}));
  await visit(page, '/blog');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Team'}).click();
  await expect(page).toHaveTitle(/^Team/);
});

// What full storage refuses, denied storage refuses as well.
for (const how of daily(['denied', 'full'] as const, 1)) {
  test(`storage that is ${how} takes nothing but memory away`, async ({page}) => {
    const {problems} = watchConsole(page);
    await breakStorage(page, how);
    await visit(page, '/docs/ab-testing');
    const theme = await page.locator('html').getAttribute('data-theme');
    await page.getByRole('button', {name: /^Switch to/}).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? '');
    await goInApp(page, '/blog');
    await page.getByRole('searchbox', {name: 'Search articles'}).fill('test');
    await goInApp(page, '/docs/analytics-platform-integration');
    await page.getByRole('tab', {name: 'Segment'}).first().click();
    await expect(page.getByRole('tab', {selected: true}).last()).toHaveText('Segment');
    await goInApp(page, '/');
    await openLeadDialog(page);
    await expect(leadDialog(page).getByLabel('Work email')).toBeVisible();
    // Docusaurus notes in the console what it could not keep.
    expect(problems.filter((problem) => !/^Docusaurus (browser )?storage /.test(problem))).toEqual([]);
  });
}

for (const time of daily(['1970-01-02T00:00:00Z', '2099-12-31T23:59:59Z'], 1)) {
  test(`a clock that says ${time} changes nothing that is shown`, async ({page}) => {
    const {problems} = watchConsole(page);
    await page.clock.install({time});
    for (const path of daily(['/blog', newestPost().path, '/release-notes', '/pricing'], 3)) {
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
