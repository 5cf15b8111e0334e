import {daily, expect, networkAtRest, test, visit, watchConsole, type Page} from '../support/browserTest';
import {builtPosts, newestPost} from '../support/builtPosts';
import {noteFrames} from '../support/frames';
import {layoutShifts} from '../support/layoutShifts';
import {kilobytes, transfersOf} from '../support/transfers';
import {tabTo} from '../support/tabTo';

const posts = builtPosts();
/** What the list begins with; the specification's posts are twelve. */
const atFirst = posts.slice(0, 12);
const newest = newestPost();
/** Its title's first words, which a search finds it by. */
const words = newest.title.split(/\s+/).slice(0, 3).join(' ');
const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const search = (page: Page) => main(page).getByRole('searchbox', {name: 'Search articles'});
const category = (page: Page, name: string) =>
  main(page).getByRole('group', {name: 'Categories'}).getByRole('button', {name, exact: true});
const count = (page: Page) => main(page).getByRole('status');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();

test('every card tells what an article is about, who wrote it and when, and leads to it', async ({page}) => {
  await visit(page, '/blog');
  await expect(cards(page)).toHaveCount(atFirst.length);
  await expect(count(page)).toHaveText(`${posts.length} articles`);
  expect(await titles(page)).toEqual(atFirst.map(({title}) => title));
  for (const card of daily(await cards(page).all(), 4)) {
    const title = card.getByRole('heading').getByRole('link');
    const address = (await title.getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/blog\/[a-z0-9-]+$/);
    await expect(card.locator('img[width="1200"][height="630"]')).toHaveCount(1);
    await expect(card).toContainText(/(Product|Team Culture|Marketing|Community|AI & Technology) · [1-9]\d* min read/);
    await expect(card.getByRole('paragraph').filter({hasText: /.{50,160}/})).not.toHaveCount(0);
    const author = card
      .getByRole('link')
      .filter({hasNot: page.getByRole('heading')})
      .last();
    await expect(author).toHaveText(/\S/);
    await expect(author).toHaveAttribute('href', /^(\/|https:)/);
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

/** What a text is looked for by at least: the specification's case-insensitive part of a title or a summary. */
const found = (text: string, name?: string): number =>
  posts.filter(({title, excerpt, category: own}) => {
    const isIn = [title, excerpt].some((part) => part.toLowerCase().includes(text.toLowerCase()));
    return isIn && (name === undefined || own === name);
  }).length;

test('a shared link opens the list as it was, and nothing else is seen or moves before', async ({page}) => {
  const counts = await noteFrames(page, () => {
    const all = [...document.querySelectorAll('main article')];
    return all.filter((card) => getComputedStyle(card).visibility === 'visible').length;
  });
  await visit(page, `/blog?category=${idOf(newest.category)}&q=${encodeURIComponent(words)}`);
  await expect(search(page)).toHaveValue(words);
  await expect(category(page, newest.category)).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page).getByRole('heading').filter({hasText: newest.title})).toHaveCount(1);
  const shown = await cards(page).count();
  expect(shown).toBeGreaterThanOrEqual(found(words, newest.category));
  expect(Math.max(...(await counts())), 'of the whole list of the HTML').toBe(shown);
  expect(await layoutShifts(page)).toEqual([]);
});

// What is typed and chosen before the code has come, tests/e2e/earlyActs.spec.ts tries.

test('the list fetches no article, before or while somebody searches', async ({page}) => {
  const transfers = await transfersOf(page, '/blog');
  expect(kilobytes(transfers, 'Script')).toBeGreaterThan(1);
  const requests = transfers.map(({url}) => url);
  page.on('request', (request) => requests.push(request.url()));
  await search(page).fill('test');
  await expect(count(page)).toHaveText(new RegExp(` of ${posts.length} articles$`));
  await networkAtRest(page);
  const paths = requests.map((url) => new URL(url).pathname);
  expect(paths.filter((path) => path.startsWith('/blog'))).toEqual(['/blog']);
});

test('without scripts the list, the categories and the archive can be read; there is no search', async ({
  plainPage: page,
}) => {
  await page.goto('/blog');
  await expect(cards(page)).toHaveCount(atFirst.length);
  await expect(search(page)).toBeHidden();
  const ways = page.getByRole('navigation', {name: 'The blog'});
  await ways.getByRole('link', {name: newest.category}).click();
  await expect(page.getByRole('heading', {level: 1, name: newest.category})).toBeVisible();
  await expect(cards(page)).toHaveCount(posts.filter((post) => post.category === newest.category).length);
  await ways.getByRole('link', {name: 'All articles'}).click();
  await expect(main(page).locator('li time')).toHaveCount(posts.length);
});

test('the keyboard alone searches, chooses a category and opens an article', async ({page}) => {
  const {problems} = watchConsole(page);
  await visit(page, '/blog');
  await expect(search(page)).toHaveAttribute('placeholder', 'Search articles...');
  await tabTo(page, search(page), 20);
  await page.keyboard.type('xyzzy');
  await expect(page.getByText('No articles found matching your criteria.')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
  // By the buttons in their order, as far as that of its category.
  const buttons = main(page).getByRole('group', {name: 'Categories'}).getByRole('button');
  const names = await buttons.allTextContents();
  for (const name of names.slice(0, names.indexOf(newest.category) + 1)) {
    await page.keyboard.press('Tab');
    await expect(category(page, name)).toBeFocused();
  }
  await page.keyboard.press('Space');
  await expect(category(page, newest.category)).toHaveAttribute('aria-pressed', 'true');
  const title = cards(page).first().getByRole('heading').getByRole('link');
  const [address, heading] = [await title.getAttribute('href'), await title.textContent()];
  // From the button of its category over those behind it.
  await tabTo(page, title, names.length + 5);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address ?? '');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading ?? '');
  expect(problems).toEqual([]);
});
