import {withSelfLink} from '@site/src/blog/plugin/feedSelfLinks';

const address = 'https://site.test/blog/rss.xml';

test('an RSS feed says where it is, with the name of the namespace', () => {
  const xml = withSelfLink('<rss version="2.0" xmlns:dc="x">\n    <channel>\n', address);
  expect(xml).toContain('<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="x">');
  expect(xml).toContain(`<channel>\n        <atom:link href="${address}" rel="self" type="application/rss+xml"/>`);
});

test('an Atom feed says where it is', () => {
  const xml = '<feed xmlns="http://www.w3.org/2005/Atom">\n    <link rel="alternate" href="https://site.test/blog"/>';
  expect(withSelfLink(xml, address)).toContain(`<link rel="self" href="${address}"/>\n    <link rel="alternate"`);
});
