import {createHash} from 'node:crypto';
import {readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Bundles} from './bundles';
import {share, sheetsOf} from './pageStyles';
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

/** A page's HTML with the files that it loads, in place of those that Docusaurus would have it load. */
export function withFiles(html: string, script: string, styles: readonly string[]): string {
  const [head = '', ...rest] = html.split('</head>');
  const links = styles.map((address) => `<link rel="stylesheet" href="${address}">`);
  const tags = [...links, `<script src="${script}" defer></script>`].join('');
  return [`${head.replaceAll(headFiles, '')}${tags}`, ...rest].join('</head>');
}

/** Gives each page the style sheets that it uses and the one script, and takes away what only the bundler needed. */
export async function writePageFiles(outDir: string, files: readonly string[], made: Bundles): Promise<void> {
  const folder = path.join(outDir, stylesFolder);
  const written = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const sheets = (await Promise.all(written.map((name) => readFile(path.join(folder, name), 'utf8')))).flatMap(
    sheetsIn,
  );
  const pages = new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)));
  const {shared, own} = share(new Map([...pages].map(([file, html]) => [file, sheetsOf(html, sheets, made)])));
  const site = await writeSheet(outDir, 'site', shared);
  for (const [file, html] of pages) {
    const rest = own.get(file) ?? [];
    const styles = rest.length === 0 ? [site] : [site, await writeSheet(outDir, 'page', rest)];
    await replace(file, withFiles(html, made.script, styles));
  }
  await Promise.all(written.map((name) => rm(path.join(folder, name))));
  const scripts = path.join(outDir, 'assets/js');
  const unused = (await readdir(scripts)).filter((name) => /^styles\..*\.js$/.test(name));
  await Promise.all(unused.map((name) => rm(path.join(scripts, name))));
}
