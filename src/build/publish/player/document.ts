import {notDeferred} from '../../hosting/cloudflareMarkup';
import type {DrawnPage} from './render';

/** The addresses of what the document loads. */
export interface DocumentFiles {
  readonly script: string;
  readonly styles: string;
  readonly font: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The document of a video, for frames: without the navigation bar, the footer and the site's scripts. */
export function documentOf(
  {title, description, html}: DrawnPage,
  {script, styles, font}: DocumentFiles,
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
