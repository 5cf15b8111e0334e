import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {Resvg} from '@resvg/resvg-js';

const picture = new Resvg(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30" fill="red"/></svg>',
)
  .render()
  .asPng();
const font = readFileSync('static/fonts/instrument-sans.woff2');

/** A file as it is once somebody has read it as text and written it again. */
const throughText = (bytes: Buffer): Buffer => Buffer.from(bytes.toString('utf8'));
const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);
const pagefind = (content: string): Buffer => gzipSync(`pagefind_dcd${content}`);

/** Files that are not what their ending says, one or more of each kind. */
export const brokenFiles: Readonly<Record<string, Buffer | string>> = {
  _headers: Buffer.from([0xff, 0xfe, 0x41]),
  '.assetsignore': Buffer.from([0xc3]),
  'picture.avif': picture,
  'picture.gif': picture,
  'picture.ico': picture,
  'picture.jpeg': picture,
  'picture.jpg': 'GIF89a',
  'picture.webp': throughText(picture),
  'cut.png': half(picture),
  'read-as-text.png': throughText(picture),
  'open.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path></svg>',
  'no-namespace.svg': '<svg width="9" height="9"/>',
  'read-as-text.woff2': throughText(font),
  'cut.woff2': half(font),
  'open.xml': '<feed><entry></feed>',
  'alone.br': 'nothing stands beside it',
  'page.txt': 'The page',
  'page.txt.gz': gzipSync('Another page'),
  'rules.conf': Buffer.from([0x23, 0xe9]),
  'sheet.css': 'a { color: red',
  'no-doctype.html': '<html><title>x</title></html>',
  'script.js': 'const = 1;',
  'read-as-text.js': 'const font = "wOF2\uFFFD\uFFFD";',
  'list.json': '{"a": 1,}',
  'words.md': 'A caf\uFFFD in Paris',
  'rules.speculationrules': 'prefetch',
  'words.txt': Buffer.from([0x63, 0x61, 0x66, 0xe9]),
  'cut.wasm': Buffer.from([0x00, 0x61, 0x73, 0x6d, 0x01]),
  'list.yaml': 'a: [1',
  'wasm.pagefind': pagefind('asm'),
  'page.pf_fragment': pagefind('{'),
  'words.pf_index': gzipSync('words'),
  'words.pf_meta': 'words',
  'unknown.xyz': 'x',
};

/** Beside them, so that a check that refuses all is found as well. */
export const wholeFiles: readonly string[] = ['page.txt'];
