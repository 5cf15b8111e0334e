import path from 'node:path';
import type {Code, Paragraph, RootContent} from 'mdast';
import {samples} from '@site/src/pipeline/markdown/samples';
import {sourcesOf} from '@site/src/pipeline/markdown/sources.cjs';

const folder = path.resolve('tests/fixtures/samples');
const page = {path: path.resolve('docs/guide.mdx')};

/** The fence after the plugin has run on a page that holds it in a tab. */
function filled(meta: string | null, value = ''): Code {
  const start = {line: 7, column: 1};
  const fence: Code = {type: 'code', meta, value, position: {start, end: start}};
  const paragraph: Paragraph = {type: 'paragraph', children: [{type: 'text', value: 'sample="no/fence"'}]};
  const tab: RootContent = {type: 'mdxJsxFlowElement', name: 'TabItem', attributes: [], children: [paragraph, fence]};
  samples({folder, apiUrl: 'https://api.tailor.test'})({type: 'root', children: [tab]}, page);
  return fence;
}

test('an empty fence gets the text of its file, with the API host of this build', () => {
  const fence = filled('sample="guide/call.ts" title="call.ts" {2}');
  expect(fence.value).toBe("await fetch('https://api.tailor.test/v1');\nexport {};");
  expect(fence.meta).toBe('title="call.ts" {2}');
  // Else a build would take the page with an earlier sample from its cache.
  expect(sourcesOf(page.path)).toEqual([path.join(folder, 'guide', 'call.ts')]);
});

test('a fence without other words is left without any', () => {
  expect(filled('sample="guide/call.ts"').meta).toBeNull();
});

test('code that is typed into the page stays as it is', () => {
  expect(filled('alt="a state diagram"', 'stateDiagram-v2')).toMatchObject({
    value: 'stateDiagram-v2',
    meta: 'alt="a state diagram"',
  });
});

test('a caption that speaks of a sample makes no sample of a diagram', () => {
  const meta = 'alt="The planned sample is reached"';
  expect(filled(meta, 'stateDiagram-v2')).toMatchObject({value: 'stateDiagram-v2', meta});
});

test.each([
  [
    'a missing file',
    'sample="guide/cal.ts"',
    '',
    'sample="guide/cal.ts" names no file in samples; guide holds call.ts',
  ],
  ['a missing guide', 'sample="gide/call.ts"', '', 'sample="gide/call.ts" names no file in samples; create the file'],
  ['a folder', 'sample="guide"', '', 'sample="guide" names no file in samples'],
  ['a path outside', 'sample="../pale-tokens.css"', '', 'leads out of samples; write <guide>/<file>'],
  ['an absolute path', 'sample="/etc/hostname"', '', 'leads out of samples; write <guide>/<file>'],
  ['a roundabout path', 'sample="guide/../guide/call.ts"', '', 'leads out of samples; write <guide>/<file>'],
  ['no path', 'sample=""', '', 'leads out of samples; write <guide>/<file>'],
  ['text in the fence', 'sample="guide/call.ts"', 'old();\nolder();', 'the text "old();"; leave it empty'],
  ['an unknown word', 'sample="guide/call.ts" titel="x"', '', '"titel="x"" is not known; write sample, title'],
  ['a misspelled word', 'smaple="guide/call.ts"', '', '"smaple="guide/call.ts"" is not known; write sample, title'],
  ['an empty fence', null, '', 'the fence is empty; write sample="<guide>/<file>"'],
  ['a line that is not there', 'sample="guide/call.ts" {3}', '', 'line 3 is highlighted; sample="guide/call.ts" has'],
])('%s stops the build with page, line, value and what to write', (_, meta, value, reason) => {
  const run = () => filled(meta, value);
  expect(run).toThrow(reason);
  expect(run).toThrow(/^docs\/guide\.mdx:7: /);
});
