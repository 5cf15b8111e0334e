import {readFileSync} from 'node:fs';
import {scriptGlobal, scriptTag, scriptTagAddress} from '@site/src/content/scriptTag';
import {readTree, type SourceFile} from '../support/readTree';

const samples = readTree('docs/samples', /\.(tsx?|html|php)$/);
const texts = [...readTree('docs', /\.mdx$/), ...samples];

/** Names by which pages and samples call the script, where src/content/scriptTag.ts has another. */
function otherNames({file, text}: SourceFile): string[] {
  const globals = [...text.matchAll(/\bwindow\.(\w+)\??\.init\(\{\s*analyticsProvider/g)].map(([, name]) => name);
  return globals.filter((name) => name !== scriptGlobal).map((name) => `${file}: window.${name}`);
}

/** What every sample that calls the script ends with, so that it works whenever the script comes. */
const ending = "document.addEventListener('load', start, true);\nconst waiting = setInterval(start, 100);\nstart();";

const endsWell = ({text}: SourceFile): boolean =>
  text
    .replace(/^ +/gm, '')
    .replace(/\n\}\s*$/, '')
    .trimEnd()
    .endsWith(ending);

test('the tag to copy is the one of the demos', () => {
  expect(readFileSync('docs/samples/install/tag.html', 'utf8')).toBe(`${scriptTag}\n`);
});

/** Samples that load a script from elsewhere than the tag to copy does. */
const otherAddresses = ({file, text}: SourceFile): string[] =>
  [...text.matchAll(/\bsrc ?= ?["']([^"']+)/g)].flatMap(([, address = '']) =>
    address === scriptTagAddress ? [] : [`${file}: ${address}`],
  );

test('every platform and every consent tool is given the same tag', () => {
  expect(samples.filter(({text}) => text.includes(scriptTagAddress)).length).toBeGreaterThanOrEqual(7);
  expect(samples.flatMap(otherAddresses)).toEqual([]);
  expect(otherAddresses({file: 'head.html', text: '<script async src="https://example.net/tag.js"></script>'})).toEqual(
    ['head.html: https://example.net/tag.js'],
  );
});

test('samples and guides know the script by the name that is said once', () => {
  const naming = texts.filter(({text}) => text.includes(`window.${scriptGlobal}`));
  expect(naming.length).toBeGreaterThanOrEqual(7);
  expect(texts.flatMap(otherNames)).toEqual([]);
  expect(otherNames({file: 'call.ts', text: "window.tai.init({analyticsProvider: 'segment'});"})).toEqual([
    'call.ts: window.tai',
  ]);
});

test('every sample that calls the script waits for it in the same way', () => {
  const calling = texts.filter(({file, text}) => file.endsWith('.ts') && text.includes(`window.${scriptGlobal}.init(`));
  expect(calling.length).toBeGreaterThanOrEqual(7);
  expect(calling.filter((sample) => !endsWell(sample)).map(({file}) => file)).toEqual([]);
  expect(endsWell({file: 'call.ts', text: 'window.tailor?.init({});'})).toBe(false);
});
