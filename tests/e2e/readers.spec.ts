import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {Nodes} from 'hast';
import {findAll} from '../../src/pipeline/html/tree';
import {expect, test} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {parseFragment, parsePage} from '../support/parseHtml';
import {shownControls} from '../support/shownControls';
import {dailyPages} from '../support/sitePages';

/** Text browsers, and how each writes a page as text. */
const textBrowsers = {
  lynx: ['-stdin', '-dump', '-nolist', '-width=1000', '-assume_charset=utf-8', '-display_charset=utf-8'],
  w3m: ['-dump', '-T', 'text/html', '-I', 'UTF-8', '-O', 'UTF-8', '-cols', '1000'],
} as const;
type TextBrowser = keyof typeof textBrowsers;

/** Letters and figures alone: lines break, and lists begin, where a text browser wants them to. */
const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

const dump = (browser: TextBrowser, html: string): string =>
  lettersOf(execFileSync(browser, textBrowsers[browser], {input: html, encoding: 'utf8'}));

const count = (text: string, part: string): number => text.split(part).length - 1;

/** The headings and paragraphs that a page shows in its main part, in order, as letters. */
async function shownIn(page: Page): Promise<string[]> {
  const texts = await page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('h1, h2, h3, p, dt, figcaption')]
      .filter(
        (part) =>
          part.checkVisibility({visibilityProperty: true}) && part.querySelector('svg, img, s, button') === null,
      )
      .filter((part) => part.closest('[data-island], svg') === null)
      .map((part) => part.innerText),
  );
  return texts.map(lettersOf).filter((text) => text.length >= 12);
}

const textsIn = (node: Nodes): string[] => {
  if (node.type === 'text') return [node.value];
  return 'children' in node ? node.children.flatMap(textsIn) : [];
};

/** What is in the templates of a page, text by text, as letters. */
const inTemplates = (html: string): string[] =>
  findAll(parsePage(html), ({tagName}) => tagName === 'template')
    .flatMap(({content}) => content?.children ?? [])
    .flatMap((part) => textsIn(part.type === 'comment' ? parseFragment(part.value) : part))
    .map(lettersOf);

const htmlOf = new Map(builtPages().map(({path, html}) => [path, html]));
const paths = dailyPages().map(({path}) => path);

/** What text browsers do not read of a page though it shows it, or read though it keeps it for later. */
async function faultsOfTexts(
  page: Page,
  path: string,
  html: string,
): Promise<{faults: string[]; shown: number; kept: number}> {
  // Folded parts too, and what stands there for those without scripts; templates are no part of it.
  const whole = lettersOf((await page.locator('body').textContent()) ?? '');
  const shown = await shownIn(page);
  const kept = inTemplates(html).filter((part) => part.length >= 12);
  const faults = (['lynx', 'w3m'] as const).flatMap((browser) => {
    const text = dump(browser, html);
    const isSaid = (part: string): boolean => count(text, part) > count(whole, part);
    return [
      ...shown.filter((part) => !text.includes(part)).map((part) => `${browser}: ${path} lacks: ${part}`),
      ...kept.filter(isSaid).map((part) => `${browser}: ${path} says: ${part}`),
    ];
  });
  return {faults, shown: shown.length, kept: kept.length};
}

test('without scripts text browsers read what each page shows, as often as it does, and no control is dead', async ({
  plainPage: page,
}) => {
  test.setTimeout(300_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', {urls: ['woff2', 'png', 'jpg', 'webp', 'svg'].map((end) => `*.${end}`)});
  const faults: string[] = [];
  const seen = {shown: 0, kept: 0, 1440: 0, 390: 0};
  for (const path of [...paths, '/no-such-page']) {
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(path);
    const html = htmlOf.get(path);
    if (html !== undefined) {
      const read = await faultsOfTexts(page, path, html);
      faults.push(...read.faults);
      seen.shown += read.shown;
      seen.kept += read.kept;
    }
    for (const width of [1440, 390] as const) {
      await page.setViewportSize({width, height: 900});
      const controls = await shownControls(page);
      seen[width] += controls.count;
      faults.push(...controls.dead.map((each) => `${path}, ${width} pixels wide: ${each}`));
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

/** What Firefox's reader view is made of. */
const readability = readFileSync(require.resolve('@mozilla/readability/Readability.js'), 'utf8');

test('a reader view keeps the headings, the code and the words of each guide and post', async ({plainPage: page}) => {
  test.setTimeout(120_000);
  const articles = paths.filter((path) => /^\/(docs\/|blog\/(?!archive|category))/.test(path));
  expect(articles.length).toBeGreaterThan(1);
  const faults: string[] = [];
  let compared = 0;
  for (const path of articles) {
    await page.goto(path);
    const read = `${readability}; new Readability(document.cloneNode(true)).parse().textContent`;
    const text = lettersOf(await page.evaluate<string>(read));
    const parts = await page
      .locator('.theme-doc-markdown, article')
      .first()
      .locator('h2, h3, pre code, p')
      .evaluateAll((all) =>
        all
          .filter((part) => part.checkVisibility())
          .filter((part) => part.closest('[data-island], [data-print="hide"], figure, header, footer') === null)
          .map((part) => part.textContent),
      );
    compared += parts.length;
    const lost = parts.filter((part) => lettersOf(part).length >= 12 && !text.includes(lettersOf(part)));
    faults.push(...lost.map((part) => `${path} loses: ${part}`));
  }
  expect(compared).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
