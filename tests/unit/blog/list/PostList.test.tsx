/** @jest-environment jsdom */
import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import {categories} from '@site/src/blog/categories';
import type {PostSummary} from '@site/src/blog/summary';
import {CategoryPosts} from '@site/src/blog/category/CategoryPosts';
import {PostBrowser} from '@site/src/blog/list/PostBrowser';
import postList from '@site/src/blog/list/PostList/postList.behavior';
import {showHtml} from '../../../support/pageHtml';
import {indexOf, serveIndex} from '../../../support/postIndex';
import {numberedPosts, postSummary} from '../../../support/posts';
import {renderInSite} from '../../../support/render';

const address = '/assets/blog/posts-01234567.json';
const field = () => screen.getByRole<HTMLInputElement>('searchbox', {name: 'Search articles'});
const category = (name: string) => within(screen.getByRole('group', {name: 'Categories'})).getByRole('button', {name});
const status = () => screen.getByRole('status');
const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const more = () => screen.queryByRole('button', {name: 'Show more articles'});
const query = () => window.location.search;

/** The behavior's code is fetched, and is there after the next turn. */
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

async function type(value: string): Promise<void> {
  fireEvent.input(field(), {target: {value}});
  await settled();
}

async function click(element: HTMLElement | null): Promise<void> {
  fireEvent.click(element ?? document.body);
  await settled();
}

/** Requests for the index since the list was shown. */
let requests: readonly string[] = [];

/** So many posts, every third of them on marketing, the others on the product. */
const mixedPosts = (count: number): PostSummary[] =>
  numberedPosts(count, {category: 'Product'}).map((post, index): PostSummary =>
    index % 3 === 0 ? {...post, category: 'Marketing'} : post,
  );

/** Shows the list of posts, as the build writes it. */
async function show(posts: readonly PostSummary[]): Promise<void> {
  requests = serveIndex(indexOf(posts));
  showHtml(<PostBrowser posts={posts.slice(0, 12)} total={posts.length} index={address} />);
  postList.onPage();
  await settled();
}

beforeAll(() => postList.start());
beforeEach(() => window.history.replaceState(null, '', '/blog'));

it('searches all posts, not only those on the page, with what the index says', async () => {
  await show(mixedPosts(30));
  fireEvent.focusIn(field());
  await type('ARTICLE NUMBER 29');
  await waitFor(() => expect(titles()).toEqual(['Article number 29']));
  expect(status()).toHaveTextContent(/^1 of 30 articles$/);
  expect(query()).toBe('?q=ARTICLE+NUMBER+29');
  expect(requests).toEqual([address]);
});

it('draws a post of the index as the build draws its card', async () => {
  const given = {
    slug: 'far-back',
    title: 'Ads & <em>pages</em>',
    excerpt: 'Far "back".',
    minutes: 11,
    date: '2024-02-29',
    author: {name: 'Guest', url: 'https://guest.example/'},
    cover: {src: '/assets/blog/far-back/cover-89abcdef.png', width: 2400, height: 1260},
  };
  await show([...numberedPosts(12), postSummary({...given, category: 'AI & Technology'})]);
  await type('far "back"');
  await waitFor(() => expect(titles()).toEqual(['Ads & <em>pages</em>']));
  const card = within(screen.getByRole('article'));
  expect(card.getByText('AI & Technology', {exact: false})).toBeVisible();
  expect(card.getByText('11 min read')).toBeVisible();
  expect(card.getByText('Far "back".')).toBeVisible();
  expect(card.getByText('February 29, 2024')).toHaveAttribute('datetime', '2024-02-29');
  expect(card.getByRole('link', {name: given.title})).toHaveAttribute('href', '/blog/far-back');
  expect(card.getByText('Read more')).toBeVisible();
  expect(card.getAllByRole('link')).toHaveLength(2);
  const author = card.getByRole('link', {name: 'Guest'});
  expect(author).toHaveAttribute('href', 'https://guest.example/');
  expect(author).toHaveAttribute('target', '_blank');
  const cover = screen.getByRole('article').querySelector('img');
  for (const [name, value] of Object.entries({...given.cover, loading: 'lazy', alt: ''})) {
    expect(cover).toHaveAttribute(name, String(value));
  }
});

it('leads to the team in the same window, though the card that others are made of leads to another site', async () => {
  const [first, ...others] = numberedPosts(13);
  const guest = {name: 'Guest', url: 'https://guest.example/'};
  await show([...(first ? [{...first, author: guest}] : []), ...others]);
  await type('number 13');
  await waitFor(() => expect(titles()).toEqual(['Article number 13']));
  const author = screen.getByRole('link', {name: 'Tailor AI team'});
  expect(author.getAttributeNames().filter((name) => /^(target|rel)$/.test(name))).toEqual([]);
});

it('opens as the address asks, other parameters kept', async () => {
  window.history.replaceState(null, '', '/blog?utm_source=mail&category=marketing&q=number+2#list');
  const posts = mixedPosts(30);
  let deliver = (): void => {};
  await show(posts);
  serveIndex(() => new Promise((resolve) => (deliver = () => void indexOf(posts)().then(resolve))));
  showHtml(<PostBrowser posts={posts.slice(0, 12)} total={30} index={address} />);
  postList.onPage();
  await settled();
  expect(field()).toHaveValue('number 2');
  expect(status()).toHaveTextContent('Loading articles…');
  expect(titles()).toEqual([]);
  deliver();
  await waitFor(() => expect(titles()).toEqual(['Article number 22', 'Article number 25', 'Article number 28']));
  await type('number 28');
  expect(query()).toBe('?utm_source=mail&category=marketing&q=number+28');
  expect(window.location.hash).toBe('#list');
});

it('looks for what was typed before its code was there, whatever the address asks for', async () => {
  window.history.replaceState(null, '', '/blog?q=number+28&utm_source=mail');
  serveIndex(indexOf(mixedPosts(30)));
  showHtml(<PostBrowser posts={mixedPosts(30).slice(0, 12)} total={30} index={address} />);
  field().value = 'number 29';
  postList.onPage();
  await waitFor(() => expect(titles()).toEqual(['Article number 29']));
  expect([field().value, query()]).toEqual(['number 29', '?utm_source=mail&q=number+29']);
});

it('marks an article whose day is to come, in `npm start`, and none that its card is copied for', async () => {
  const [first, ...others] = numberedPosts(13);
  await show([...(first ? [{...first, scheduled: true as const}] : []), ...others]);
  expect(screen.getAllByText('Scheduled')).toHaveLength(1);
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('Scheduled');
  await type('number 13');
  await waitFor(() => expect(titles()).toEqual(['Article number 13']));
  expect(screen.queryByText('Scheduled')).toBeNull();
});

it('shows more a page at a time, keeping what is there while the rest is on its way', async () => {
  let deliver = (): void => {};
  const posts = mixedPosts(30);
  await show(posts);
  expect(status()).toHaveTextContent(/^30 articles$/);
  requests = serveIndex(() => new Promise((resolve) => (deliver = () => void indexOf(posts)().then(resolve))));
  await click(more());
  expect(titles()).toHaveLength(12);
  deliver();
  await waitFor(() => expect(titles()).toHaveLength(24));
  expect(query()).toBe('?pages=2');
  await click(more());
  expect(titles()).toEqual(posts.map(({title}) => title));
  expect(more()).toBeNull();
  expect(requests).toEqual([address]);
  await click(category('Marketing'));
  expect(titles()).toHaveLength(10);
  await click(category('All'));
  expect(titles()).toHaveLength(12);
  expect(more()).toBeVisible();
});

it("shows more of a category's posts, and none of another one, whatever the address asks for", async () => {
  window.history.replaceState(null, '', '/blog/category/marketing?category=product&q=xyzzy');
  const posts = mixedPosts(60);
  const own = posts.filter((post) => post.category === 'Marketing');
  requests = serveIndex(indexOf(posts));
  const [, , marketing] = categories;
  showHtml(<CategoryPosts category={marketing} posts={own.slice(0, 12)} total={20} index={address} />);
  postList.onPage();
  await settled();
  expect(titles()).toHaveLength(12);
  expect(requests).toEqual([]);
  await click(more());
  await waitFor(() => expect(titles()).toEqual(own.map(({title}) => title)));
  expect(more()).toBeNull();
});

it('opens the longer list of a category that an address asks for', async () => {
  window.history.replaceState(null, '', '/blog/category/product?pages=2');
  const posts = numberedPosts(30, {category: 'Product'});
  serveIndex(indexOf(posts));
  const [product] = categories;
  showHtml(<CategoryPosts category={product} posts={posts.slice(0, 12)} total={30} index={address} />);
  postList.onPage();
  await waitFor(() => expect(titles()).toHaveLength(24));
});

it.each([
  ['refused', async () => ({ok: false, status: 500})],
  ['cut off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['damaged', async () => ({ok: true, json: async () => ({covers: '', authors: [], posts: [['lost', '', '', 9]]})})],
])('where the index is %s it says so and what to do, and tries again', async (_, answer) => {
  const posts = mixedPosts(30);
  await show(posts);
  serveIndex(answer);
  await click(more());
  expect(await screen.findByRole('alert')).toBeVisible();
  await type('number 29');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The articles could not be loaded.');
  expect(within(alert).getByRole('link', {name: 'All articles'})).toHaveAttribute('href', '/blog/archive');
  expect(status()).not.toHaveTextContent('Loading');
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  serveIndex(indexOf(posts));
  await click(within(alert).getByRole('button', {name: 'Try again'}));
  await waitFor(() => expect(titles()).toEqual(['Article number 29']));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('with 1,500 posts draws a page of cards at each key, and asks for the index once', async () => {
  await show(mixedPosts(1_500));
  fireEvent.focusIn(field());
  for (const letters of ['a', 'ar', 'art', 'arti']) await type(letters);
  await waitFor(() => expect(status()).toHaveTextContent(/^1,500 articles$/));
  for (const letters of ['article', 'article n', 'article number', 'article number 1']) {
    await type(letters);
    expect(titles()).toHaveLength(12);
  }
  const found = numberedPosts(1_500).filter(({title}) => title.includes('1')).length;
  expect(status()).toHaveTextContent(`${found} of 1,500 articles`);
  expect(requests).toEqual([address]);
});

it('a category is a step back in the history, and neither what is typed nor a longer list is', async () => {
  window.history.replaceState({key: 'kept'}, '', '/blog');
  await show(mixedPosts(30));
  const before = window.history.length;
  await type('a');
  await type('ar');
  await type('');
  await click(more());
  expect(window.history.length - before).toBe(0);
  await click(category('Marketing'));
  expect(window.history.length - before).toBe(1);
  expect(window.history.state).toEqual({key: 'kept'});
  const pressed = screen.getAllByRole('button', {pressed: true}).map(({textContent}) => textContent);
  expect(pressed).toEqual(['Marketing']);
});

it('a step back shows what its address asks for, in the list and in the field', async () => {
  await show(mixedPosts(30));
  await type('number 29');
  await waitFor(() => expect(titles()).toEqual(['Article number 29']));
  window.history.replaceState(null, '', '/blog?q=number+28');
  fireEvent.popState(window);
  await waitFor(() => expect(titles()).toEqual(['Article number 28']));
  expect(field()).toHaveValue('number 28');
});

it('shows what is asked for where the browser takes no more changes of the address', async () => {
  await show(mixedPosts(30));
  for (const name of ['pushState', 'replaceState'] as const) {
    jest.spyOn(window.history, name).mockImplementation(() => {
      throw new DOMException('too many calls', 'SecurityError');
    });
  }
  await type('number 29');
  await waitFor(() => expect(titles()).toEqual(['Article number 29']));
  await click(category('Marketing'));
  expect(titles()).toEqual([]);
  jest.restoreAllMocks();
});

it('works in `npm start` too, where React draws the page and its cards stay where it put them', async () => {
  document.body.innerHTML = '';
  const posts = mixedPosts(12);
  const {rerender} = renderInSite(<PostBrowser posts={posts} total={12} index={address} />);
  postList.onPage();
  await settled();
  expect(more()).toBeNull();
  await type('number 12');
  expect(titles()).toEqual(['Article number 12']);
  rerender(<PostBrowser posts={posts.slice(1)} total={11} index={address} />);
  await type('');
  expect(titles()).toEqual(posts.slice(1).map(({title}) => title));
});
