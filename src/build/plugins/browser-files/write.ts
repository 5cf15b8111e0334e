import {createHash} from 'node:crypto';
import {readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {withCloudflareMarks} from '../../hosting/cloudflareMarkup';
import type {Bundles} from './bundles';
import {scriptsOf, type Script} from './scripts';
import {share, sheetsOf} from './pageStyles';
import {inlineSheets, withoutStyles} from './inlineStyles';
import {joined, sheetsIn, type Sheet} from './sheets';

const stylesFolder = 'assets/css';

async function writeSheet(outDir: string, name: string, sheets: readonly Sheet[]): Promise<string> {
  const css = joined(sheets);
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = `${stylesFolder}/${name}.${hash}.css`;
  await writeFile(path.join(outDir, file), css);
  return `/${file}`;
}

/** Another process may be reading the page. */
async function replace(file: string, content: string): Promise<void> {
  await writeFile(`${file}.next`, content);
  await rename(`${file}.next`, file);
}

const headFiles = /<link rel="?stylesheet"?[^>]*>|<script[^>]*\ssrc="?\/assets\/js\/[^>]*><\/script>/g;

/**
 * A page's HTML with the files that it loads, in place of those that Docusaurus would have it load.
 *
 * @throws Error where Docusaurus no longer names those in the page's head.
 */
export function withFiles(html: string, scripts: readonly string[], styles: readonly string[]): string {
  const [head = '', ...rest] = html.split('</head>');
  if (head.search(headFiles) < 0) {
    throw new Error(
      'Docusaurus no longer names the files of a page as <link rel="stylesheet"> and <script src> in its head; ' +
        'adapt withFiles in src/build/plugins/browser-files/write.ts.',
    );
  }
  const links = styles.map((address) => `<link rel="stylesheet" href="${address}">`);
  const tags = [...links, ...scripts.map((address) => `<script src="${address}" defer></script>`)].join('');
  return [`${head.replaceAll(headFiles, '')}${tags}`, ...rest].join('</head>');
}

/** Gives each page the style sheets and scripts that it uses, and takes away what only the bundler needed. */
export async function writePageFiles(
  outDir: string,
  files: readonly string[],
  scripts: readonly Script[],
  made: Bundles,
): Promise<void> {
  const folder = path.join(outDir, stylesFolder);
  const written = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const sheets = (await Promise.all(written.map((name) => readFile(path.join(folder, name), 'utf8')))).flatMap(
    sheetsIn,
  );
  const read = await Promise.all(
    files.map(async (file) => [file, withoutStyles(await readFile(file, 'utf8'))] as const),
  );
  const inline = inlineSheets(read.map(([, page]) => page));
  const {shared, own} = share(
    new Map(read.map(([file, page]) => [file, [...sheetsOf(page.html, sheets, made), ...inline(page)]])),
  );
  const site = await writeSheet(outDir, 'site', shared);
  for (const [file, {html}] of read) {
    const rest = own.get(file) ?? [];
    const styles = rest.length === 0 ? [site] : [site, await writeSheet(outDir, 'page', rest)];
    const addresses = scriptsOf(html, scripts).map((name) => made.scripts[name]);
    await replace(file, await withCloudflareMarks(withFiles(html, addresses, styles)));
  }
  await Promise.all(written.map((name) => rm(path.join(folder, name))));
  const js = path.join(outDir, 'assets/js');
  const unused = (await readdir(js)).filter((name) => /^styles\..*\.js$/.test(name));
  await Promise.all(unused.map((name) => rm(path.join(js, name))));
}
