/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {scriptGlobal, scriptTag, scriptTagId} from '@site/src/content/scriptTag';
import {readTree, type SourceFile} from '../support/readTree';

const texts = [...readTree('docs', /\.mdx$/), ...readTree('docs/samples', /\.(ts|html)$/)];

/** Names that pages and samples use of the script, where src/content/scriptTag.ts has others. */
function otherNames({file, text}: SourceFile): string[] {
  const globals = [...text.matchAll(/\bwindow\.(\w+)\??\.init\(\{\s*analyticsProvider/g)].map(([, name]) => name);
  const ids = [...text.matchAll(/getElementById\('([\w-]+)'\)|<script async id="([\w-]+)"/g)].map(
    ([, inCode, inTag]) => inCode ?? inTag,
  );
  return [
    ...globals.filter((name) => name !== scriptGlobal).map((name) => `${file}: window.${name}`),
    ...ids.filter((id) => id !== scriptTagId).map((id) => `${file}: ${id}`),
  ];
}

test('the tag to copy is the one of the demos', () => {
  expect(readFileSync('docs/samples/install/tag.html', 'utf8')).toBe(`${scriptTag}\n`);
});

test('samples and guides know the script by the names that are said once', () => {
  const naming = texts.filter(({text}) => text.includes(`window.${scriptGlobal}`));
  expect(naming.length).toBeGreaterThanOrEqual(7);
  expect(texts.flatMap(otherNames)).toEqual([]);
  const other = `const tag = document.getElementById('tag');\nwindow.tai.init({analyticsProvider: 'segment'});`;
  expect(otherNames({file: 'call.ts', text: other})).toEqual(['call.ts: window.tai', 'call.ts: tag']);
});
