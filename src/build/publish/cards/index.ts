import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ReadPost} from '../../../blog/plugin/posts';
import {shareCardAddress} from '../../../blog/plugin/shareCard';
import {pageCardFolder} from '../../../lib/pageCard';
import {metaContent} from '../head';
import type {Page, Site, SiteFile} from '../site';
import type {CardContent} from './card';
import {inTurn} from '../inTurn';
import {dataAddress, prepareDrawing} from './draw';

/** The text above the title, by the first part of the path; else the site's name. */
const kickers: Readonly<Record<string, string>> = {
  docs: 'Documentation',
  features: 'Feature',
  tools: 'Tool',
  blog: 'Blog',
  vs: 'Comparison',
};

/** Media types of pictures that a card can show. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/** A card's address, content, and the file of its picture. */
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
