import type {ReadPost} from '../../../blog/plugin/posts';
import {shareCardAddress} from '../../../blog/plugin/shareCard';
import {pageCardFolder} from '../../../lib/pageCard';
import {metaContent} from '../head';
import type {Page, Site, SiteFile} from '../site';
import {inTurn} from '../inTurn';
import {prepareDrawing, type CardSource} from './draw';

/** The text above the title, by the first part of the path; else the site's name. */
const kickers: Readonly<Record<string, string>> = {
  docs: 'Documentation',
  features: 'Feature',
  tools: 'Tool',
  blog: 'Blog',
  vs: 'Comparison',
};

type Card = readonly [address: string, source: CardSource];

function cardOfPost({summary, pictures}: ReadPost): Card {
  const {category, title, cover} = summary;
  const file = pictures.find(({src}) => src === cover.src)?.file;
  return [shareCardAddress(summary), {kicker: category, title, file}];
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
  return inTurn(cards, 4, async ([address, source]) => ({name: address.slice(1), content: await draw(source)}));
}
