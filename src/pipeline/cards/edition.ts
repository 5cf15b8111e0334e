import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PostSummary} from '../../blog/summary';
import {siteColor} from '../colorTokens';
import {readTextSync} from '../files';
import {hashOf} from '../hash';
import {cardColors} from './card';
import {fontFiles} from './fonts';

const site = path.join(__dirname, '../../..');

/** The packages that draw. */
const packages = ['@resvg/resvg-js', 'satori', 'sharp', 'subset-font'] as const;

/** What is drawn, from the site's folder: this folder's own part in it, the mark and the fonts. */
const files = [
  ...['card.ts', 'draw.ts', 'fonts.ts'].map((file) => `src/pipeline/cards/${file}`),
  'static/img/logo.svg',
  ...fontFiles,
];

/**
 * A hash of what the look of cards depends on, so that social networks fetch changed cards again, and others not.
 *
 * @param packageText the text of package.json.
 */
export function editionOf(packageText: string): string {
  const hash = createHash('sha256');
  for (const name of packages) {
    const [, version] = new RegExp(`"${name}": "([^"]+)"`).exec(packageText) ?? [];
    if (version === undefined) throw new Error(`package.json does not name ${name}, which draws the share cards.`);
    hash.update(version);
  }
  for (const color of cardColors) hash.update(siteColor(color, 'light'));
  for (const file of files) hash.update(readFileSync(path.join(site, file)));
  return hash.digest('hex');
}

const drawingEdition = editionOf(readTextSync(path.join(site, 'package.json')));

/** Where a post's card is served; the address changes with what the card shows, and with how cards are drawn. */
export function shareCardAddress({slug, title, category, cover}: PostSummary): string {
  const shown = JSON.stringify([drawingEdition, title, category, cover.src]);
  return `/assets/blog/cards/${slug}-${hashOf(shown)}.png`;
}
