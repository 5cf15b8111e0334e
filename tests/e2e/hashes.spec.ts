import {
  daily,
  expect,
  followLink,
  isSameDocument,
  markDocument,
  test,
  visit,
  watchConsole,
} from '../support/browserTest';
import {pagesOfEachKind} from '../support/sitePages';

/** Those that read the hash themselves, for tabs and for the stage, first. */
const first = ['/docs/analytics-platform-integration', '/demos'];
const pages = [...new Set([...first, ...pagesOfEachKind, '/release-notes', '/privacy-policy'])];

/** Malformed escapes, what selectors and markup are made of, names that every object has, and nothing. */
const hashes = ['#50%', '#100%', '#%E0%A4%A', '#%', '#"><img src=x>', '#a[b', '#1', '#constructor', '#:~:text=', '#'];

for (const path of daily(pages, 2)) {
  test(`a hash of any kind leaves ${path} as it is`, async ({page}) => {
    const {problems} = watchConsole(page);
    for (const hash of daily(['#%E0%A4%A', '#50%', '#100%'], 1)) {
      await page.goto('about:blank');
      await visit(page, path + hash);
    }
    await markDocument(page);
    const heading = page.getByRole('main').getByRole('heading', {level: 1});
    const title = await heading.textContent();
    for (const hash of hashes) {
      await followLink(page, hash);
      await page.evaluate((hash) => {
        location.hash = '';
        location.hash = hash;
      }, hash);
      await page.goBack();
    }
    expect(await isSameDocument(page)).toBe(true);
    await expect(heading).toHaveText(title ?? '');
    expect(problems).toEqual([]);
  });
}
