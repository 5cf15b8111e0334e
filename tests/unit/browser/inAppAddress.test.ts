/** @jest-environment jsdom */
import {inAppAddress} from '@site/src/browser/inAppAddress';

/** Where a click on the element marked with an id leads. */
function follow(html: string): string | undefined {
  document.body.innerHTML = html;
  return inAppAddress(document.getElementById('clicked'));
}

beforeEach(() => window.history.replaceState(null, '', '/blog/message-match'));

test.each([
  ['/docs/ab-testing', '/docs/ab-testing'],
  ['/docs/ab-testing#do-not-peek', '/docs/ab-testing#do-not-peek'],
  ['/blog?category=product&q=a#list', '/blog?category=product&q=a#list'],
  ['http://localhost/team', '/team'],
  ['reading-a-test', '/blog/reading-a-test'],
])('a link to %s is followed in the app', (href, address) => {
  expect(follow(`<a id="clicked" href="${href}">there</a>`)).toBe(address);
});

test.each([
  ['another site', 'https://example.com/docs'],
  ['another port', 'http://localhost:8080/docs'],
  ['an e-mail', 'mailto:hello@tailor.example.com'],
  ['a script', 'javascript:void 0'],
  ['a place on this page', '#audit-it-in-an-hour'],
  ['this page', '/blog/message-match'],
  ['a file', '/blog/rss.xml'],
  ['a file with a query', '/openapi.yaml?version=1'],
])('a link to %s is left to the browser', (_, href) => {
  expect(follow(`<a id="clicked" href="${href}">there</a>`)).toBeUndefined();
});

test('so is one that opens a new tab, and a click beside links', () => {
  expect(follow('<a id="clicked" href="/docs" target="_blank">there</a>')).toBeUndefined();
  expect(follow('<a id="clicked">no address</a>')).toBeUndefined();
  expect(follow('<p id="clicked">words</p>')).toBeUndefined();
  expect(inAppAddress(null)).toBeUndefined();
  expect(inAppAddress(document)).toBeUndefined();
});

test('a click on what stands inside a link is a click on the link', () => {
  expect(follow('<a href="/docs"><code id="clicked">docs</code></a>')).toBe('/docs');
});
