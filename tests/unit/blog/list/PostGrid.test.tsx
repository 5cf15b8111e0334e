/** @jest-environment jsdom */
import {PostGrid} from '@site/src/blog/list/PostGrid';
import {showHtml} from '../../../support/pageHtml';
import {numberedPosts} from '../../../support/posts';

test('the cover that every screen begins with is fetched at once, and those far down when they come near', () => {
  showHtml(<PostGrid posts={numberedPosts(12)} featured />);
  const loading = Array.from(document.querySelectorAll('article img'), (cover) => cover.getAttribute('loading'));
  expect(loading[0]).toBe('eager');
  expect(new Set(loading.slice(-6))).toEqual(new Set(['lazy']));
});
