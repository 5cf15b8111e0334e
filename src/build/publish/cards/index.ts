import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ReadPost} from '../../../blog/plugin/posts';
import {shareCardAddress} from '../../../blog/plugin/shareCard';
import {pageCardFolder} from '../../../lib/pageCard';
import {metaContent} from '../head';
import type {Page, Site, SiteFile} from '../site';
import {type CardContent, card, cardSize} from './card';
import {toPng} from './png';
import {inTurn} from '../inTurn';
import {readFile} from 'node:fs/promises';
import type {Font} from 'satori';
import subsetFont from 'subset-font';

const sources = [
  {name: 'Bricolage Grotesque', file: 'bricolage-grotesque.woff2', weight: 700, options: {}},
  {name: 'Instrument Sans', file: 'instrument-sans.woff2', weight: 500, options: {variationAxes: {wght: 500}}},
] as const;

const everyCharacter = Array.from({length: 0x2100 - 0x20}, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** The site's fonts in a format that the drawing library reads. */
async function loadFonts(siteDir: string): Promise<Font[]> {
  return Promise.all(
    sources.map(async ({name, file, weight, options}): Promise<Font> => {
      const font = await readFile(path.join(siteDir, 'static/fonts', file));
      const data = await subsetFont(font, everyCharacter, {targetFormat: 'truetype', ...options});
      return {name, data, weight, style: 'normal'};
    }),
  );
}

/** @param type a media type, such as image/png. */
function dataAddress(bytes: Uint8Array, type: string): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** Loads what cards are drawn with; returns what draws one, as a PNG of 1200 x 630 pixels. */
async function prepareDrawing(siteDir: string): Promise<(content: CardContent) => Promise<Uint8Array>> {
  const [{default: satori}, {renderAsync}, fonts, logo] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
    loadFonts(siteDir),
    readFile(path.join(siteDir, 'static/img/logo.svg')),
  ]);
  return async (content) => {
    const drawing = card(content, dataAddress(logo, 'image/svg+xml'));
    const svg = await satori(drawing, {...cardSize, fonts});
    const {pixels} = await renderAsync(svg, {font: {loadSystemFonts: false}});
    return toPng(pixels, cardSize);
  };
}

/** The text above the title, by the first part of the path; else the site's name. */
const kickers: Readonly<Record<string, string>> = {
  docs: 'Documentation',
  features: 'Feature',
  tools: 'Tool',
  blog: 'Blog',
  vs: 'Comparison',
};

const mediaTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

type Card = readonly [address: string, content: CardContent, picture?: string];

function cardOfPost({summary, pictures}: ReadPost): Card {
  const {category, title, cover} = summary;
  return [shareCardAddress(summary), {kicker: category, title}, pictures.find(({src}) => src === cover.src)?.file];
}

function cardOfPage({file, tree}: Page, {title: siteTitle, url}: Site): Card[] {
  const address = metaContent(tree, 'og:image').replace(url, '');
  if (!address.startsWith(pageCardFolder)) return [];
  const section = file.split('/')[0]?.replace('.html', '') ?? '';
  const title = metaContent(tree, 'og:title').replace(` | ${siteTitle}`, '');
  return [[address, {kicker: kickers[section] ?? siteTitle, title}]];
}

/** Draws the cards that social networks show: posts with their pictures, other pages with their titles. */
export async function drawCards(site: Site, pages: readonly Page[], posts: readonly ReadPost[]): Promise<SiteFile[]> {
  const draw = await prepareDrawing(site.siteDir);
  const cards = [...posts.map(cardOfPost), ...pages.flatMap((page) => cardOfPage(page, site))];
  return inTurn(cards, 4, async ([address, content, file = '']) => {
    const type = mediaTypes[path.extname(file).toLowerCase()];
    const picture = type && dataAddress(readFileSync(file), type);
    return {name: address.slice(1), content: await draw({...content, picture})};
  });
}
