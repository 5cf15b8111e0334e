/** @jest-environment jsdom */
import {readFileSync} from 'node:fs';
import {readFeed} from '../../../support/feeds/read';
import {feedProblems} from '../../../support/feeds/rules';

const address = {rss: 'https://site.test/blog/rss.xml', atom: 'https://site.test/blog/atom.xml'};
const good = {
  rss: readFileSync('tests/fixtures/feeds/good.rss.xml', 'utf8'),
  atom: readFileSync('tests/fixtures/feeds/good.atom.xml', 'utf8'),
};

/** A change that makes a good feed a faulty one, and what is to be said of it. */
type Fault = readonly [kind: keyof typeof good, from: string | RegExp, to: string, problem: string];

const faults: readonly Fault[] = [
  ['rss', '</rss>', '', 'not well-formed'],
  ['rss', /<atom:link[^>]*>/, '', '0 links say where the feed is'],
  ['rss', '<language>en</language>', '', 'has 0 language'],
  ['rss', 'Wed, 08 Oct 2025 12:00:00 GMT</pubDate>', '2025-10-08</pubDate>', 'pubDate is "2025-10-08"'],
  ['rss', 'ada@site.test (Ada)', 'Ada', 'author is "Ada"'],
  ['rss', '<author>', '<dc:creator>Ada</dc:creator><author>', 'say the same'],
  ['rss', '<guid>https://site.test/blog/two</guid>', '<guid>https://site.test/blog/one</guid>', 'two have the guid'],
  ['rss', '<link>https://site.test/blog/one</link>', '<link>/blog/one</link>', 'link is "/blog/one"'],
  ['rss', '<description>About one</description>', '', 'without a description'],
  ['rss', 'href="https://site.test/docs"', 'href="/docs"', 'names "/docs"'],
  ['rss', 'src="https://site.test/a.png"', 'srcset="https://site.test/a.png 1x, /b.png 2x"', 'names "/b.png"'],
  ['rss', '<img src=', '<script>1</script><img src=', 'holds <script>'],
  ['rss', '</channel>', '<ttl>60</ttl></channel>', 'items are not last'],
  ['rss', '<title>One</title>', '<title><![CDATA[<b>One</b>]]></title>', 'title holds markup'],
  ['atom', 'href="https://site.test/blog/atom.xml"', 'href="https://site.test/atom.xml"', 'says that it is at'],
  ['atom', '<uri>https://site.test/team</uri>', '<uri>/team</uri>', 'uri is "/team"'],
  ['atom', /<author>[\s\S]*?<\/author>/, '', 'has an author'],
  ['atom', '<name>Ada</name>', '', 'has 0 name'],
  ['atom', '<published>2025-10-07T12:00:00Z', '<published>2025-10-09T12:00:00Z', 'updated is before published'],
  ['atom', '<updated>2025-10-08T12:00:00.000Z', '<updated>2025-10-01T12:00:00Z', 'older than an entry'],
  ['atom', '<id>https://site.test/blog/two</id>', '<id>https://site.test/blog/one</id>', 'two have the id'],
  ['atom', '<link href="https://site.test/blog/two"/>', '', '0 links to its page'],
  ['atom', 'href="https://site.test/docs"', 'href="docs"', 'names "docs"'],
];

test.each(['rss', 'atom'] as const)('a good feed passes: %s', (kind) => {
  expect(feedProblems(readFeed(good[kind]), address[kind])).toEqual([]);
});

test.each(faults)('%s with %s as %j is caught', (kind, from, to, problem) => {
  const faulty = good[kind].replace(from, to);
  expect(faulty).not.toBe(good[kind]);
  expect(feedProblems(readFeed(faulty), address[kind]).join('\n')).toContain(problem);
});

test('what is no feed is called so', () => {
  expect(feedProblems(readFeed('<urlset/>'), address.rss)).toEqual(['<urlset> is no feed']);
});
