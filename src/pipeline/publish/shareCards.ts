import pMap from 'p-map';
import type {ReadPost} from '../../blog/plugin/posts';
import {shareCardAddress} from '../cards/edition';
import {pageCardFolder} from '../../lib/pageCard';
import {element, find} from '../html/tree';
import {metaContent} from './head';
import type {Page, Site, SiteFile} from './site';
import {cardSize} from '../cards/card';
import {prepareDrawing, type CardSource} from '../cards/draw';

/** The text above the title, by the first part of the path; else the site's name. */
const kickers: Readonly<Record<string, string>> = {
  docs: 'Documentation',
  features: 'Feature',
  tools: 'Tool',
  blog: 'Blog',
  vs: 'Comparison',
};

type Card = readonly [address: string, source: CardSource];

/** What a card shows of a post. */
type DrawnPost = Pick<ReadPost, 'summary' | 'pictures'>;

function cardOfPost({summary, pictures}: DrawnPost): Card {
  const {category, title, cover} = summary;
  const file = pictures.find(({src}) => src === cover.src)?.file;
  return [shareCardAddress(summary), {kicker: category, title, file}];
}

/** A page's title without the site's name. */
const ownTitle = ({tree}: Page, {title}: Site): string => metaContent(tree, 'og:title').replace(` | ${title}`, '');

/** Says in each page what its card shows, and how large it is, so that it is drawn with the first share. */
export function describeCard(page: Page, site: Site): void {
  if (metaContent(page.tree, 'og:image') === '') return;
  const facts = {width: String(cardSize.width), height: String(cardSize.height), alt: ownTitle(page, site)};
  find(page.tree, ({tagName}) => tagName === 'head')?.children.push(
    ...Object.entries(facts).map(([name, content]) => element('meta', [], {property: [`og:image:${name}`], content})),
  );
}

function cardOfPage(page: Page, site: Site): Card[] {
  const {file, tree} = page;
  const address = metaContent(tree, 'og:image').replace(site.url, '');
  if (!address.startsWith(pageCardFolder)) return [];
  const section = file.split('/')[0]?.replace('.html', '') ?? '';
  const title = ownTitle(page, site);
  return [[address, {kicker: kickers[section] ?? site.title, title}]];
}

/** Draws the cards that social networks show: posts with their pictures, other pages with their titles. */
export async function drawCards(site: Site, pages: readonly Page[], posts: readonly DrawnPost[]): Promise<SiteFile[]> {
  const draw = await prepareDrawing(site.siteDir);
  const cards = [...posts.map(cardOfPost), ...pages.flatMap((page) => cardOfPage(page, site))];
  return pMap(cards, async ([address, source]) => ({name: address.slice(1), content: await draw(source)}), {
    concurrency: 4,
  });
}
