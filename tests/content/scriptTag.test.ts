import {readFileSync} from 'node:fs';
import {withScriptTag} from '@site/src/pipeline/markdown/scriptTag';
import {writtenTag} from '@site/src/content/scriptTag';
import {readTree, type SourceFile} from '../support/readTree';

const samples = readTree('docs/samples', /\.(tsx?|html|php)$/);
const texts = [...readTree('docs', /\.mdx$/), ...samples];

/** Names by which pages and samples call the script, where the build looks for another. */
function otherNames({file, text}: SourceFile): string[] {
  const globals = [...text.matchAll(/\bwindow\.(\w+)\??\.init\(\{\s*analyticsProvider/g)].map(([, name]) => name);
  return globals.filter((name) => name !== writtenTag.global).map((name) => `${file}: window.${name}`);
}

/** What every sample that calls the script ends with, so that it works whenever the script comes. */
const ending = `document.addEventListener('load', start, true);
// Often at first, then less and less, and not at all after two minutes.
let pause = 100;
let waiting = setTimeout(function look() {
pause *= 1.2;
if (pause < 20_000) waiting = setTimeout(look, pause);
start();
}, pause);
start();`;

const endsWell = ({text}: SourceFile): boolean =>
  text
    .replace(/^ +/gm, '')
    .replace(/\n\}\s*$/, '')
    .trimEnd()
    .endsWith(ending);

test('the tag to copy is a line of its own', () => {
  expect(readFileSync('docs/samples/install/tag.html', 'utf8')).toBe(
    `<script async src="${writtenTag.address}"></script>\n`,
  );
});

/** Samples that load a script from elsewhere than the tag to copy does. */
const otherAddresses = ({file, text}: SourceFile): string[] =>
  [...text.matchAll(/\bsrc ?= ?["']([^"']+)/g)].flatMap(([, address = '']) =>
    address === writtenTag.address ? [] : [`${file}: ${address}`],
  );

test('every platform and every consent tool is given the same tag', () => {
  expect(samples.filter(({text}) => text.includes(writtenTag.address))).not.toEqual([]);
  expect(samples.flatMap(otherAddresses)).toEqual([]);
  // No page waits for the tag.
  const tags = samples.flatMap(({file, text}) =>
    (text.match(/<script\b[^<]*\bsrc=[^<]*/g) ?? []).map((tag) => ({file, tag})),
  );
  expect(tags.length).toBeGreaterThan(5);
  expect(tags.filter(({tag}) => !/\sasync\s/.test(tag))).toEqual([]);
  expect(otherAddresses({file: 'head.html', text: '<script async src="https://example.net/tag.js"></script>'})).toEqual(
    ['head.html: https://example.net/tag.js'],
  );
});

test('samples and guides know the script by the name that is said once', () => {
  const naming = texts.filter(({text}) => text.includes(`window.${writtenTag.global}`));
  expect(naming).not.toEqual([]);
  expect(texts.flatMap(otherNames)).toEqual([]);
  expect(otherNames({file: 'call.ts', text: "window.tai.init({analyticsProvider: 'segment'});"})).toEqual([
    'call.ts: window.tai',
  ]);
});

test('every sample that calls the script waits for it in the same way', () => {
  const calling = texts.filter(
    ({file, text}) => file.endsWith('.ts') && text.includes(`window.${writtenTag.global}.init(`),
  );
  expect(calling).not.toEqual([]);
  expect(calling.filter((sample) => !endsWell(sample)).map(({file}) => file)).toEqual([]);
  expect(endsWell({file: 'call.ts', text: 'window.tailor?.init({});'})).toBe(false);
});

test('pages show the script by its own address and name, and everything else as it is written', () => {
  const script = {address: 'https://cdn.example.net/t.js', global: 'acme'};
  const declared = (name: string): string => `interface Window {\n  ${name}?: {init(options: TailorOptions): void};\n}`;
  expect(withScriptTag(declared('tailor'), script)).toBe(declared('acme'));
  const shown = texts.map(({text}) => withScriptTag(text, script));
  expect(shown.filter((text) => text.includes(writtenTag.address) || /\bwindow\.tailor\b/.test(text))).toEqual([]);
  expect(withScriptTag("tag.src = 'https://example.com/tag.js'; window.tailor.init(tailored);", script)).toBe(
    "tag.src = 'https://cdn.example.net/t.js'; window.acme.init(tailored);",
  );
  expect(withScriptTag('https://tailor.example.com window.tailored tailor', script)).toBe(
    'https://tailor.example.com window.tailored tailor',
  );
});
