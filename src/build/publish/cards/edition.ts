import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const site = path.join(__dirname, '../../../..');

/** What the look of cards depends on: this folder, the site's colors, mark and fonts, and the libraries' versions. */
const sources = [
  ...readdirSync(__dirname).map((file) => path.join(__dirname, file)),
  ...readdirSync(path.join(site, 'static/fonts')).map((file) => path.join(site, 'static/fonts', file)),
  ...['src/css/tokens.css', 'static/img/logo.svg', 'package.json'].map((file) => path.join(site, file)),
];

/** A hash of that, so that social networks fetch changed cards again. */
export const drawingEdition = sources
  .sort()
  .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'))
  .digest('hex');
