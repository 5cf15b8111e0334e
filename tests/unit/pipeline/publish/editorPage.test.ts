import {readFileSync} from 'node:fs';
import path from 'node:path';
import {editorPagePolicy, editorPolicy} from '@site/src/pipeline/hosting/contentSecurityPolicy';
import {editorPage} from '@site/src/pipeline/publish/editor/page';
import {forPreview, importedBy} from '@site/src/pipeline/publish/editor';
import changed from '@site/src/pipeline/publish/editor/changed.cjs';

const repositoryUrl = 'https://github.com/example/website';
const files = {script: 'editor.js', page: 'page.css', preview: 'preview.css'};

test('the policy names GitHub only where a repository is set, and no other host', () => {
  expect(editorPolicy(undefined)).not.toContain('https:');
  expect(editorPolicy(repositoryUrl).match(/https:\/\/[^ ;]+/g)).toEqual([
    'https://avatars.githubusercontent.com',
    'https://api.github.com',
  ]);
  for (const policy of [editorPolicy(undefined), editorPolicy(repositoryUrl)]) {
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("'unsafe-eval'");
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval';/);
  }
});

test('the policy allows the host of a repository elsewhere, and GitHub no more', () => {
  const policy = editorPolicy('https://git.acme.com/growth/site');
  expect(policy).toMatch(/connect-src 'self' blob: data: https:\/\/git\.acme\.com;/);
  expect(policy).toMatch(/img-src 'self' blob: data: https:\/\/git\.acme\.com https:\/\/avatars\.git\.acme\.com;/);
  expect(policy).not.toContain('github');
});

test('the page carries the policy, without the part that only a header can say', () => {
  expect(editorPage(files, undefined)).toContain(`content="${editorPagePolicy(undefined)}"`);
  expect(editorPagePolicy(undefined)).not.toContain('frame-ancestors');
});

test('the page says where posts are saved', () => {
  expect(editorPage(files, undefined)).toContain('This site has no repository to save to.');
  expect(editorPage(files, undefined)).toContain('data-mode="local"');
  expect(editorPage(files, 'https://acme.ghe.com/growth/site')).toContain(
    'The editor cannot sign in to the repository of this site, since it is not a GitHub address. Posts are saved to the',
  );
  expect(editorPage(files, repositoryUrl)).toContain('<strong>example/website</strong> on GitHub');
  expect(editorPage(files, repositoryUrl)).toContain('data-mode="repository"');
});

test('the page is kept from search engines and has no script in it', () => {
  const page = editorPage(files, undefined);
  expect(page).toContain('<meta name="robots" content="noindex, nofollow" />');
  expect(page.match(/<script[^>]*>[^<]/g)).toBeNull();
});

test("the preview is made of the site's style sheets, in their order", async () => {
  const names = (await importedBy(path.resolve('src/css/index.css'))).map((file) => path.basename(file));
  expect(names.slice(0, 3)).toEqual(['layers.css', 'tokens.css', 'fonts.css']);
  expect(names).toEqual(expect.arrayContaining(['base.css', 'markdown.css', 'blog.css']));
  await expect(importedBy(path.resolve('src/css/tokens.css'))).rejects.toThrow('imports no style sheet');
});

test('fonts that come late are shown in the preview all the same', () => {
  expect(forPreview('@font-face {font-display: optional}')).toBe('@font-face {font-display: swap}');
});

test('a rule for the blocks of a text holds for those of the preview', () => {
  expect(forPreview('.markdown > * + * {}')).toBe('.markdown [data-rich-text-preview] > * + * {}');
  expect(readFileSync('src/css/markdown.css', 'utf8')).toContain('.markdown >');
});

test('what the editor would ask of third parties is taken out, and missed where it is not found', () => {
  const font = "@font-face {src:url(https://cdn.jsdelivr.net/a.woff2) format('woff2');}";
  const own = '@font-face {src:url(/a.woff2)}';
  const health = 'fetch("https://www.githubstatus.com/api/v2/status.json")';
  const advice = 'There was an error while saving the entry. Please try again later.';
  const result = changed(`${font}${own}${health}${advice}`);
  expect(result).not.toMatch(/jsdelivr|githubstatus/);
  expect(result).toContain(own);
  expect(result).toMatch(/The post was not saved\.$/);
  expect(() => changed(own)).toThrow('Sveltia CMS has changed');
});
