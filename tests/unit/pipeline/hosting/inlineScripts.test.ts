import {createHash} from 'node:crypto';
import {inlineScriptHashes, inlineScriptsIn} from '@site/src/pipeline/hosting/inlineScripts';
import {parseFragment} from '../../../support/parseHtml';

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('scripts that stand in the page and run are found, in any spelling', () => {
  const html = `
    <script>first()</script>
    <SCRIPT type="module" defer>second()</SCRIPT >
    <script data-src-note="x" type='text/javascript'>third(a < b)</script>`;
  expect(inlineScriptsIn(parseFragment(html))).toEqual(['first()', 'second()', 'third(a < b)']);
});

test('files, data and empty scripts need no hash', () => {
  const html = `
    <script src="/assets/js/main.js" defer></script><script defer src=/a.js>never run</script>
    <script type="application/ld+json">{"@type":"FAQPage"}</script>
    <script data-rh=true type=application/ld+json>{}</script><script></script>`;
  expect(inlineScriptsIn(parseFragment(html))).toEqual([]);
});

test('each script counts once, in the same order for every order of the pages', () => {
  const pages = ['<script>a()</script><script>b()</script>', '<script>b()</script>'].map(parseFragment);
  const hashes = inlineScriptHashes(pages);
  expect(hashes).toEqual([hashOf('a()'), hashOf('b()')].sort());
  expect(inlineScriptHashes([...pages].reverse())).toEqual(hashes);
});
