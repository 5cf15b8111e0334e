import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import type {PostSummary} from '@site/src/blog/summary';
import {PostBrowser} from '@site/src/components/blog/PostBrowser';
import {indexOf, serveIndex} from '../../../support/postIndex';
import {numberedPosts} from '../../../support/posts';
import {renderInSite} from '../../../support/render';

const address = '/assets/blog/posts-01234567.json';
const field = () => screen.getByRole('searchbox', {name: 'Search articles'});
const category = (name: string) => within(screen.getByRole('group', {name: 'Categories'})).getByRole('button', {name});
const status = () => screen.getByRole('status');
const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const type = (value: string) => fireEvent.change(field(), {target: {value}});
const query = () => window.location.search;

/** Requests for the index since the list was shown. */
let requests: readonly string[] = [];

/** Shows the list of so many posts, every third of them on marketing, the others on the product. */
function show(count: number): PostSummary[] {
  const posts = numberedPosts(count, {category: 'Product'}).map((post, index): PostSummary =>
    index % 3 === 0 ? {...post, category: 'Marketing'} : post,
  );
  requests = serveIndex(indexOf(posts));
  renderInSite(<PostBrowser posts={posts.slice(0, 12)} total={count} index={address} />, {at: '/blog'});
  return posts;
}

beforeEach(() => window.history.replaceState(null, '', '/blog'));

it('shows the first page of posts, says how many there are, and fetches nothing', () => {
  show(30);
  expect(titles()).toEqual(numberedPosts(12).map(({title}) => title));
  expect(status()).toHaveTextContent(/^30 articles$/);
  expect(category('All')).toHaveAttribute('aria-pressed', 'true');
  expect(requests).toEqual([]);
  expect(query()).toBe('');
});

it('searches all posts, not only those on the page, with what the index says', async () => {
  show(30);
  fireEvent.focus(field());
  type('ARTICLE NUMBER 29');
  await waitFor(() => expect(titles()).toEqual(['Article number 29']));
  expect(status()).toHaveTextContent(/^1 of 30 articles$/);
  expect(query()).toBe('?q=ARTICLE+NUMBER+29');
  expect(requests).toEqual([address]);
});

it('combines search and category, and each goes without the other', async () => {
  show(12);
  type('number 1');
  expect(titles()).toEqual(['1', '10', '11', '12'].map((number) => `Article number ${number}`));
  fireEvent.click(category('Marketing'));
  expect(titles()).toEqual(['Article number 1', 'Article number 10']);
  expect(status()).toHaveTextContent(/^2 of 12 articles$/);
  expect(query()).toBe('?category=marketing&q=number+1');
  expect(category('Marketing')).toHaveAttribute('aria-pressed', 'true');
  type('');
  expect(titles()).toHaveLength(4);
  fireEvent.click(category('All'));
  expect(status()).toHaveTextContent(/^12 articles$/);
  expect(query()).toBe('');
  expect(requests).toEqual([]);
});

it('a category is a step of its own in the history, the letters of a search are not', () => {
  show(12);
  const before = window.history.length;
  fireEvent.click(category('Product'));
  expect(window.history.length).toBe(before + 1);
  for (const letters of ['n', 'nu', 'num']) type(letters);
  expect(window.history.length).toBe(before + 1);
});

it('says so where nothing matches', () => {
  show(12);
  type('xyzzy');
  expect(screen.getByText('No articles found matching your criteria.')).toBeVisible();
  expect(status()).toHaveTextContent(/^0 of 12 articles$/);
  expect(titles()).toEqual([]);
});

it('opens as the address asks, other parameters kept', async () => {
  window.history.replaceState(null, '', '/blog?utm_source=mail&category=marketing&q=number+2#list');
  show(30);
  expect(field()).toHaveValue('number 2');
  expect(status()).toHaveTextContent('Loading articles…');
  await waitFor(() => expect(titles()).toEqual(['Article number 22', 'Article number 25', 'Article number 28']));
  type('number 28');
  expect(query()).toBe('?utm_source=mail&category=marketing&q=number+28');
  expect(window.location.hash).toBe('#list');
});

it('shows more a page at a time, keeping what is there while the rest is on its way', async () => {
  let deliver = (): void => {};
  const posts = show(30);
  requests = serveIndex(() => new Promise((resolve) => (deliver = () => void indexOf(posts)().then(resolve))));
  const more = () => screen.getByRole('button', {name: 'Show more articles'});
  fireEvent.click(more());
  expect(titles()).toHaveLength(12);
  await act(async () => deliver());
  await waitFor(() => expect(titles()).toHaveLength(24));
  expect(query()).toBe('?pages=2');
  fireEvent.click(more());
  expect(titles()).toHaveLength(30);
  expect(screen.queryByRole('button', {name: 'Show more articles'})).toBeNull();
  expect(requests).toEqual([address]);
});

it.each([
  ['refused', async () => ({ok: false, status: 500})],
  ['cut off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['damaged', async () => ({ok: true, json: () => ({covers: '', authors: [], posts: [['lost', '', '', 9]]})})],
])('where the index is %s it says so and what to do, and tries again', async (_, answer) => {
  const posts = show(30);
  serveIndex(answer);
  type('number 29');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The articles could not be loaded.');
  expect(within(alert).getByRole('link', {name: 'All articles'})).toHaveAttribute('href', '/blog/archive');
  expect(status()).not.toHaveTextContent('Loading');
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  serveIndex(indexOf(posts));
  fireEvent.click(within(alert).getByRole('button', {name: 'Try again'}));
  await waitFor(() => expect(titles()).toEqual(['Article number 29']));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('with 1,500 posts draws a page of cards at each key, and asks for the index once', async () => {
  show(1_500);
  fireEvent.focus(field());
  for (const letters of ['a', 'ar', 'art', 'arti']) type(letters);
  await waitFor(() => expect(status()).toHaveTextContent(/^1,500 articles$/));
  for (const letters of ['article', 'article n', 'article number', 'article number 1']) {
    type(letters);
    expect(titles()).toHaveLength(12);
  }
  expect(status()).toHaveTextContent(/^612 of 1,500 articles$/);
  expect(requests).toEqual([address]);
});
