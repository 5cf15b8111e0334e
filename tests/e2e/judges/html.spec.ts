/** The built pages by checkers of HTML that others wrote. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {daily, expect, isAll, test} from '../../support/browserTest';
import {builtHtml, builtPages, pagesWithNew} from '../../support/builtPages';
import {markupFaults} from '../../support/markupFaults';
import {onPath} from '../../support/programs/onPath.mjs';

const htmlValidate = new HtmlValidate(new StaticConfigLoader({extends: ['html-validate:standard']}));

async function faultsIn(html: string): Promise<string[]> {
  const {results} = await htmlValidate.validateString(html);
  return results.flatMap(({messages}) =>
    messages.map(({line, column, ruleId, message}) => `${line}:${column} ${ruleId}: ${message}`),
  );
}

/** The tags of a page's body, with their classes, roles and types, and the names of their other attributes. */
const tagsIn = (html: string): string[] => {
  const body = html.replaceAll(/^[^]*?<body|<!--[^]*?-->|<script[^>]*>[^]*?<\/script>/g, '');
  return (body.match(/<[a-z][^>]*>/g) ?? []).map((tag) =>
    tag.replaceAll(/(?<! (?:class|role|type))=("[^"]*"|[^\s>]+)/g, ''),
  );
};

for (const folder of daily(['build', 'build-owner'], 1)) {
  test(`every kind of tag of ${folder} is HTML by html-validate`, async () => {
    // The largest first, so that few have them all.
    const all = builtHtml(folder).sort((one, other) => other.html.length - one.html.length);
    const pages = pagesWithNew(all, tagsIn);
    expect(pages.length).toBeGreaterThan(0);
    for (const {path: page, html} of pages) expect.soft(await faultsIn(html), page).toEqual([]);
  });
}

test('html-validate refuses a block in a line, and a value that is none', async () => {
  const faults = await faultsIn(
    '<!doctype html><html lang="en"><head><title>A</title></head><body><span><div></div></span>' +
      '<textarea wrap="off"></textarea></body></html>',
  );
  expect(faults.map((fault) => /\S+ ([\w-]+):/.exec(fault)?.[1])).toEqual(
    expect.arrayContaining(['element-permitted-content', 'attribute-allowed-values']),
  );
});

test('every page is as it should be for who hears it, fills it in or follows it elsewhere', () => {
  test.slow();
  // The editor is another's, and what a video draws is for eyes.
  const pages = builtPages().filter(({path: page}) => !/^\/(admin|embed)\b/.test(page));
  expect(pages.length).toBeGreaterThan(0);
  for (const {path: page, html} of pages) expect.soft(markupFaults(html), page).toEqual([]);
});

/** Newer than the checker: https://open-ui.org/components/interest-invokers.explainer and the standard's `blocking`. */
const newer = /Attribute “interestfor” not allowed|A “link” element with a “blocking” attribute/;

/**
 * What the Nu Html Checker calls an error. It is fetched as it is: installing it as a package would download a Java of
 * its own from elsewhere.
 */
function nuFaults(folder: string): string[] {
  const temporary = mkdtempSync(path.join(tmpdir(), 'nu-html-checker-'));
  try {
    for (const [command, ...words] of [
      ['npm', 'pack', 'vnu-jar@26.9.27', '--silent', '--pack-destination', temporary],
      ['tar', 'xzf', path.join(temporary, 'vnu-jar-26.9.27.tgz'), '-C', temporary],
    ] as const) {
      const {status, stderr} = spawnSync(command, words, {encoding: 'utf8'});
      if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
    }
    const jar = path.join(temporary, 'package/build/dist/vnu.jar');
    const {stderr} = spawnSync('java', ['-jar', jar, '--format', 'json', '--skip-non-html', '--errors-only', folder], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    const {messages}: {messages: {url: string; message: string; extract?: string}[]} = JSON.parse(stderr);
    return messages
      .filter(({message}) => !newer.test(message))
      .map(({url, message, extract = ''}) => `${path.basename(url)}: ${message} ${extract}`);
  } finally {
    rmSync(temporary, {recursive: true});
  }
}

if (isAll && onPath('java') !== undefined) {
  test('every page is HTML, and every drawing SVG, by the Nu Html Checker', () => {
    test.slow();
    expect(nuFaults('build')).toEqual([]);
    expect(nuFaults('tests/fixtures/html')).toEqual([expect.stringContaining('Attribute “rx” not allowed')]);
  });
}
