import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {expect, test} from '../support/browserTest';
import {newestPost} from '../support/builtPosts';

/** The file of the newest article, whose folder need not have its address's name. */
function newestFile(): string {
  const {path} = newestPost();
  const files = readdirSync('blog').map((name) => `blog/${name}/index.md`);
  const slug = path.replace('/blog/', '');
  const file = files.find(
    (each) => existsSync(each) && new RegExp(`^slug: ${slug}$`, 'm').test(readFileSync(each, 'utf8')),
  );
  return file ?? files.find((each) => each.includes(`-${slug}/`)) ?? '';
}

const pages = [
  {path: '/docs/ab-testing', file: 'docs/ab-testing.mdx'},
  {path: '/extension/how-to-update', file: 'docs/extension/how-to-update.mdx'},
  {path: newestPost().path, file: newestFile()},
];

// The owner's build has a repository in its settings, the default one has not.
test('with a repository a page links to its source, without one it does not', () => {
  for (const {path, file} of pages) {
    const html = readFileSync(`build-owner${path}.html`, 'utf8');
    expect(html).toContain(`href="https://github.com/example/website/edit/main/${file}"`);
    const plain = readFileSync(`build${path}.html`, 'utf8');
    expect(plain).not.toContain('Edit this page');
  }
});
