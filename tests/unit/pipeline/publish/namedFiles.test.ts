import {checkNamedFiles, namedFiles, type Named} from '@site/src/pipeline/publish/checks/namedFiles';
import {parsePage} from '../../../support/parseHtml';

const url = 'https://site.example.com';

/** A site of some files, by their names. */
function site(files: Readonly<Record<string, string>>, more: Partial<Named> = {}): Named {
  const entries = Object.entries(files);
  return {
    url,
    pages: entries.filter(([file]) => file.endsWith('.html')).map(([file, html]) => ({file, tree: parsePage(html)})),
    files: entries.filter(([name]) => !name.endsWith('.html')).map(([name, content]) => ({name, content})),
    others: [],
    redirects: [],
    ownAddresses: [],
    ...more,
  };
}

const home = '<link rel="canonical" href="https://site.example.com"><a href="/docs/guide?a#b">Guide</a>';

test('finds what each kind of file names, and each way to name it', () => {
  const built = site({
    'index.html': `${home}<img src="/a.png" srcset="/b.png 1x, /c.png 2x"><video poster="/d.png"></video>
      <meta property="og:image" content="https://site.example.com/e.png"><div data-props='{"cover":"/f.svg"}'></div>
      <script type="application/ld+json">{"image":"https://site.example.com/ld.png"}</script><script src="/g.js"></script>
      <a href="/gone">Gone</a><link rel="stylesheet" href="/style.css">`,
    'style.css': '@font-face { src: url("/h.woff2"); } a { background: url(data:image/png;base64,AA==) }',
    'docs/guide.html': '<img src="i.png"><h2 id="b">Part</h2><a href="#c">Lost</a>',
    'feed.xml': '<link>https://site.example.com/j.xml</link><content><![CDATA[<img src="/k.png">]]></content>',
    'guide.md': '![Picture](/l.png) and [a page](https://site.example.com/m.md)',
  });
  expect(namedFiles(built).missing.sort()).toEqual(
    [
      'docs/guide.html names /docs/i.png',
      ...['j.xml', 'k.png'].map((file) => `feed.xml names /${file}`),
      ...['l.png', 'm.md'].map((file) => `guide.md names /${file}`),
      ...['a.png', 'b.png', 'c.png', 'd.png', 'e.png', 'f.svg', 'g.js', 'gone', 'ld.png'].map(
        (file) => `index.html names /${file}`,
      ),
      'style.css names /h.woff2',
    ]
      .map((sentence) => `${sentence}, which is not in the build.`)
      .concat('docs/guide.html names /docs/guide.html#c, and no element there has that id.')
      .sort(),
  );
});

test('accepts files, pages with and without their ending, redirects, and other sites', () => {
  const {missing, seen} = namedFiles(
    site(
      {
        'index.html': `${home}<img src="/my%20step.svg"><a href="/old">Old</a><a href="/vs/anybody">Compare</a>
      <a href="https://other.example.com/x.png">Other</a><a href="mailto:hello@example.com">Mail</a>`,
        'docs/guide.html': '<p id="b">Guide</p>',
      },
      {others: ['my step.svg'], redirects: [{from: '/old'}]},
    ),
  );
  expect(missing).toEqual([]);
  expect(seen).toBe(5);
});

test('accepts an address of the settings on the own host, and what is below it', () => {
  const html = `${home}<a href="${url}/dashboard?ref=site">Log in</a><a href="${url}/dashboard/settings">Settings</a>`;
  const files = {'index.html': `${html}<a href="${url}/dashboards">Lost</a>`, 'docs/guide.html': '<p id="b">Guide</p>'};
  expect(namedFiles(site(files, {ownAddresses: [{path: '/dashboard'}]})).missing).toEqual([
    'index.html names /dashboards, which is not in the build.',
  ]);
});

test('an address that cannot be decoded is named as it is', () => {
  expect(namedFiles(site({'index.html': '<img src="/%zz.png">'})).missing).toEqual([
    'index.html names /%zz.png, which is not in the build.',
  ]);
});

test('a file that is named and not there stops the build, with all of them', () => {
  const built = site({'docs/guide.html': '<img src="/img/lost.svg"><img src="/img/lost-too.svg">'});
  expect(() => checkNamedFiles(built)).toThrow(
    'docs/guide.html names /img/lost.svg, which is not in the build.\ndocs/guide.html names /img/lost-too.svg',
  );
  expect(() => checkNamedFiles({...built, others: ['img/lost.svg', 'img/lost-too.svg']})).not.toThrow();
});

test('what posts say is words, though it looks like addresses, and an anchor that they miss stops nothing', () => {
  const built = namedFiles(
    site(
      {
        'blog/post.html': `<h1>/a.html</h1><img alt="/b.png" src="/c.png"><td data-label="/d.html"></td><p data-title="/e.html"></p>
      <meta name="description" content='Say "/f.html" aloud'><a href="/blog/post#lost">Lost</a><a href="#top">Top</a>
      <script type="application/ld+json">{"headline":"/g.html","image":"/h.png"}</script><a href="/Blog/Post.html">Own</a>`,
        'blog/post.md': '# See [it](/i) and `https://site.example.com/j`',
        'blog/rss.xml': '<title>Say href="/k"</title><code>&lt;a href="/l"></code>',
      },
      {others: ['c.png', 'h.png']},
    ),
  );
  expect(built.missing).toEqual([]);
  expect(built.loose).toEqual(['blog/post.html names /blog/post#lost, and no element there has that id.']);
});

test('broken encodings in an address are an address that is not there', () => {
  expect(namedFiles(site({'index.html': '<a href="/100%#100%">Odd</a>'})).missing).toEqual([
    'index.html names /100%, which is not in the build.',
  ]);
});
