import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {namedFiles} from '@site/src/build/server/namedFiles.mjs';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'named-files-'))));
afterEach(() => rmSync(folder, {recursive: true}));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), content);
  }
}

const home = '<link rel="canonical" href="https://site.example.com"><a href="/docs/guide?a#b">Guide</a>';

test('finds what each kind of file names, and each way to name it', () => {
  write({
    'index.html': `${home}<img src="/a.png" srcset="/b.png 1x, /c.png 2x"><video poster="/d.png"></video>
      <meta property="og:image" content="https://site.example.com/e.png"><div data-props='{"cover":"/f.svg"}'></div>
      <script type="application/ld+json">{"image":"https://site.example.com/ld.png"}</script><script src="/g.js"></script>
      <a href="/gone">Gone</a><link rel="stylesheet" href="/style.css">`,
    'style.css': '@font-face { src: url("/h.woff2"); } a { background: url(data:image/png;base64,AA==) }',
    'docs/guide.html': '<img src="i.png">',
    'feed.xml': '<link>https://site.example.com/j.xml</link><content>&lt;img src="/k.png"&gt;</content>',
    'guide.md': '![Picture](/l.png) and [a page](https://site.example.com/m.md)',
  });
  expect(namedFiles(folder).missing.sort()).toEqual(
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
      .sort(),
  );
});

test('accepts files, pages with and without their ending, redirects, and other sites', () => {
  write({
    'index.html': `${home}<img src="/my%20step.svg"><a href="/old">Old</a><a href="/vs/anybody">Compare</a>
      <a href="https://other.example.com/x.png">Other</a><a href="mailto:hello@example.com">Mail</a>`,
    'docs/guide.html': '<p>Guide</p>',
    'my step.svg': '<svg/>',
    _redirects: '/old /docs/guide 301\n/vs/* /vs 200\n',
  });
  const {missing, seen} = namedFiles(folder);
  expect(missing).toEqual([]);
  expect(seen).toBe(5);
});
