import {createRequire} from 'node:module';
import path from 'node:path';
import {parse, toPage} from '../../html/libraries.cjs';
import {escaped} from '../../html/tree';
import {readText, writtenFiles} from '../../files';
import {takeStyles} from '../styles/inlineStyles';
import type {Mode, Site, SiteFile} from '../site';
import {bundlePages, bundlePlayer} from './bundle';
import {playerFaces, textFont, type FontAddresses} from './fonts';
import type {DrawnPage} from './render';
import {notDeferred} from '../../hosting/cloudflareMarkup';

/** The document of a video, for frames: without the navigation bar, the footer and the site's scripts. */
function documentOf(
  {title, description, html}: DrawnPage,
  {script, styles, font}: Readonly<Record<'script' | 'styles' | 'font', string>>,
  siteTitle: string,
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(`${title} | ${siteTitle}`)}</title>
<meta name="description" content="${escaped(description)}">
<link rel="icon" href="/img/favicon.svg">
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${styles}">
<script ${notDeferred} src="${script}"></script>
</head>
<body>${html}</body>
</html>
`;
}

/** The folder of the player's script and style sheet. */
export const playerFolder = 'assets/player';

const isDrawing = (bundle: unknown): bundle is {readonly drawPages: () => readonly DrawnPage[]} =>
  typeof bundle === 'object' && bundle !== null && 'drawPages' in bundle;

type PlayerSite = Pick<Site, 'siteDir' | 'generatedFilesDir' | 'bundler' | 'title'>;

async function drawn(site: PlayerSite, mode: Mode): Promise<readonly DrawnPage[]> {
  const folder = path.join(site.generatedFilesDir, 'player/drawing');
  const file = await bundlePages(site, folder, mode);
  const bundle: unknown = createRequire(__filename)(file);
  if (!isDrawing(bundle)) throw new Error(`${file} draws no pages.`);
  return bundle.drawPages();
}

/**
 * Makes each video's page for iframes, /embed/<id>: static HTML, one small script and one style sheet. They are not
 * routes, so that the player needs neither React nor the site's styles, and pages do not contain the player.
 */
export async function makePlayer(site: PlayerSite, fonts: FontAddresses, mode: Mode): Promise<SiteFile[]> {
  const folder = path.join(site.generatedFilesDir, 'player/files');
  const [names, pages, fontsCss] = await Promise.all([
    bundlePlayer(site, folder, mode),
    drawn(site, mode),
    readText(path.join(site.siteDir, 'src/css/fonts.css')),
  ]);
  const rules = new Map<string, string>();
  const addresses = {
    script: `/${playerFolder}/${names.script}`,
    styles: `/${playerFolder}/${names.styles}`,
    font: fonts(textFont),
  };
  const documents = pages.map((page) => {
    const tree = parse(documentOf(page, addresses, site.title));
    for (const [name, rule] of takeStyles(tree)) rules.set(name, rule);
    return {name: `embed/${page.id}.html`, content: toPage(tree)};
  });
  const more = playerFaces(fontsCss, fonts) + [...rules.values()].join('\n');
  const files = (await writtenFiles(folder, playerFolder)).map((file) =>
    file.name.endsWith('.css') ? {...file, content: Buffer.concat([file.content, Buffer.from(more)])} : file,
  );
  return [...documents, ...files];
}
