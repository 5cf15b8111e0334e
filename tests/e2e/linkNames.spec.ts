import {expect, test} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {misnamedLinks} from '../support/linkNames';

test('what a link is called is what it leads to', () => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(0);
  expect(misnamedLinks(pages)).toEqual([]);
});

test('a link to a feed is called by its kind, and on pages of the blog leads to that of the blog', () => {
  const links = builtPages().flatMap(({path, html}) =>
    [...html.matchAll(/<a\b[^>]*?href="?([^" >]*?)\/(rss|atom)\.xml"?[^>]*>([^]*?)<\/a>/g)].map(
      ([, folder = '', kind = '', words = '']) => ({path, folder, kind, words: words.replaceAll(/<[^>]*>/g, '')}),
    ),
  );
  expect(links.length).toBeGreaterThan(0);
  const wrong = links.filter(
    ({path, folder, kind, words}) => !words.toLowerCase().includes(kind) || !`${path}/`.startsWith(`${folder}/`),
  );
  expect(wrong).toEqual([]);
});

test('a link that has the name of another place is found', () => {
  const page = (path: string, body: string) => ({path, html: `<!doctype html><body>${body}</body>`});
  const pages = [
    page('/a', '<h1>Apples</h1><h2 id="b">Bake</h2><h2 id="c">Cook</h2><a href="#c">Bake</a><a href="#b">Bake</a>'),
    page(
      '/p',
      '<h1>Pears</h1><a href="/a">Pears</a><a href="/a">Apples</a><a href="/a#c">Cook</a><a href="/a">More</a>',
    ),
    page('/q', '<h1>More</h1><a href="/a">More about baking</a><a href="/a">More about frying</a>'),
  ];
  expect(misnamedLinks(pages)).toEqual([
    '/a: "bake" leads to #c; so is called b',
    '/p: "pears" leads to /a; so is called /p',
    '/p: "more" leads to /a; so is called /q',
    '/q: "more about frying" leads to /a, which says nothing of it',
  ]);
});
