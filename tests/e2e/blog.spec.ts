import {expect, networkAtRest, test, visit, watchConsole, type Page} from '../support/browserTest';
import {noteFrames} from '../support/frames';
import {layoutShifts} from '../support/layoutShifts';
import {kilobytes, transfersOf} from '../support/transfers';
import {tabTo} from '../support/tabTo';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const search = (page: Page) => main(page).getByRole('searchbox', {name: 'Search articles'});
const category = (page: Page, name: string) =>
  main(page).getByRole('group', {name: 'Categories'}).getByRole('button', {name, exact: true});
const count = (page: Page) => main(page).getByRole('status');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();

test('every card tells what an article is about, who wrote it and when, and leads to it', async ({page}) => {
  await visit(page, '/blog');
  await expect(cards(page)).toHaveCount(12);
  await expect(count(page)).toHaveText('12 articles');
  for (const card of await cards(page).all()) {
    const title = card.getByRole('heading').getByRole('link');
    const address = (await title.getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/blog\/[a-z0-9-]+$/);
    await expect(card.locator('img[width="1200"][height="630"]')).toHaveCount(1);
    await expect(card).toContainText(/(Product|Team Culture|Marketing|Community|AI & Technology) · [1-9]\d* min read/);
    await expect(card.getByRole('paragraph').filter({hasText: /.{50,160}/})).not.toHaveCount(0);
    await expect(card.getByRole('link', {name: 'Tailor AI team'})).toHaveAttribute('href', '/team');
    await expect(card.locator('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/);
    // The title's link covers the card and these words: one link to a post, beside its author's.
    await expect(card.getByText('Read more')).toBeVisible();
    await expect(card.getByRole('link')).toHaveCount(2);
  }
  // Pressed where the words are, which the link lies over.
  const first = cards(page).first();
  const address = (await first.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  await first.getByText('Read more').click({force: true});
  await expect(page).toHaveURL(address);
});

test('search and category narrow the list together; Back takes the category away again', async ({page}) => {
  await visit(page, '/blog');
  await expect(search(page)).toHaveAttribute('placeholder', 'Search articles...');
  await search(page).fill('TEST');
  await expect(count(page)).toHaveText(/^\d+ of 12 articles$/);
  const bySearch = await titles(page);
  await category(page, 'Community').click();
  await expect(category(page, 'Community')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/blog?category=community&q=TEST');
  const byBoth = await titles(page);
  expect(byBoth.length).toBeGreaterThan(0);
  expect(byBoth.length).toBeLessThan(bySearch.length);
  await expect(count(page)).toHaveText(`${byBoth.length} of 12 articles`);
  for (const card of await cards(page).all()) await expect(card).toContainText('Community');
  await page.goBack();
  await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(search(page)).toHaveValue('TEST');
  expect(await titles(page)).toEqual(bySearch);
  await search(page).fill('xyzzy');
  await expect(page.getByText('No articles found matching your criteria.')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('a shared link opens the list as it was, and nothing else is seen or moves before', async ({page}) => {
  const counts = await noteFrames(page, () => {
    const all = [...document.querySelectorAll('main article')];
    return all.filter((card) => getComputedStyle(card).visibility === 'visible').length;
  });
  await visit(page, '/blog?category=marketing&q=message');
  await expect(search(page)).toHaveValue('message');
  await expect(category(page, 'Marketing')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole('heading')).toHaveText('Message match: keep the promise your ad made');
  expect(Math.max(...(await counts())), 'of the whole list of the HTML').toBe(1);
  expect(await layoutShifts(page)).toEqual([]);
});

// What is typed and chosen before the code has come, tests/e2e/earlyActs.spec.ts tries.

test('the list fetches no article, before or while somebody searches', async ({page}) => {
  const transfers = await transfersOf(page, '/blog');
  expect(kilobytes(transfers, 'Script')).toBeGreaterThan(1);
  const requests = transfers.map(({url}) => url);
  page.on('request', (request) => requests.push(request.url()));
  await search(page).fill('test');
  await expect(count(page)).toHaveText(/ of 12 articles$/);
  await networkAtRest(page);
  const paths = requests.map((url) => new URL(url).pathname);
  expect(paths.filter((path) => path.startsWith('/blog'))).toEqual(['/blog']);
});

test('without scripts the list, the categories and the archive can be read; there is no search', async ({
  plainPage: page,
}) => {
  await page.goto('/blog');
  await expect(cards(page)).toHaveCount(12);
  await expect(search(page)).toBeHidden();
  const ways = page.getByRole('navigation', {name: 'The blog'});
  await ways.getByRole('link', {name: 'Team Culture'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Team Culture'})).toBeVisible();
  expect(await cards(page).count()).toBeGreaterThanOrEqual(2);
  await ways.getByRole('link', {name: 'All articles'}).click();
  await expect(main(page).locator('li time')).toHaveCount(12);
});

test('the keyboard alone searches, chooses a category and opens an article', async ({page}) => {
  const {problems} = watchConsole(page);
  await visit(page, '/blog');
  await tabTo(page, search(page), 20);
  await page.keyboard.type('match');
  for (const name of ['All', 'Product', 'Team Culture', 'Marketing']) {
    await page.keyboard.press('Tab');
    await expect(category(page, name)).toBeFocused();
  }
  await page.keyboard.press('Space');
  await expect(category(page, 'Marketing')).toHaveAttribute('aria-pressed', 'true');
  const title = cards(page).first().getByRole('heading').getByRole('link');
  await tabTo(page, title, 5);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog/message-match');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Message match: keep the promise your ad made');
  expect(problems).toEqual([]);
});
