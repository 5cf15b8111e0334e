import {readFileSync} from 'node:fs';
import {brotliCompressSync, constants} from 'node:zlib';
import {kilobytes, type Transfer} from './transfers';

/** The most that any page may fetch before anybody acts, in KB of 1,024 bytes on the wire, compressed and with headers. */
export const pageBudget = {Script: 12.2, Stylesheet: 15.5, Font: 26, total: 80} as const;

const titles = {Script: 'JavaScript', Stylesheet: 'Style sheets', Font: 'Fonts', total: 'All but pictures'} as const;

const fonts = 2;

/** Kinds, by Chromium's names, that a page consists of; all else is fetched for something that nobody has asked for. */
const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'];

/** Says which links may be fetched once the pointer is on them. */
const rules = '.speculationrules';

const named = ({url, bytes}: Transfer): string => `${new URL(url).pathname} ${bytes.toLocaleString('en-US')} bytes`;

const list = (transfers: readonly Transfer[]): string =>
  [...transfers]
    .sort((a, b) => b.bytes - a.bytes)
    .map(named)
    .join(', ');

/** Each budget that a page exceeds, as a sentence that names the files and their bytes. */
export function overBudget(transfers: readonly Transfer[]): string[] {
  const groups = (['Script', 'Stylesheet', 'Font', 'total'] as const).map((name) => ({
    name,
    group: transfers.filter(({kind}) => (name === 'total' ? kind !== 'Image' : kind === name)),
  }));
  const fontFiles = transfers.filter(({kind}) => kind === 'Font');
  return [
    ...groups
      .filter(({name, group}) => kilobytes(group) > pageBudget[name])
      .map(
        ({name, group}) =>
          `${titles[name]}: ${kilobytes(group).toFixed(1)} KB, at most ${pageBudget[name]}: ${list(group)}.`,
      ),
    ...(fontFiles.length > fonts ? [`Fonts: ${fontFiles.length} files, at most ${fonts}: ${list(fontFiles)}.`] : []),
  ];
}

/**
 * What a page fetched that neither its HTML names as its script nor its look is made of, such as React before the first
 * act or the next page ahead of time, each with its bytes.
 */
export function fetchedEarly(transfers: readonly Transfer[], html: string): string[] {
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="?([^\s">]+)/g)].map(([, address]) => address);
  return transfers
    .filter(({kind, url}) =>
      kind === 'Script' ? !scripts.includes(new URL(url).pathname) : !kinds.includes(kind) && !url.endsWith(rules),
    )
    .map(named);
}

/** About what a file's headers weigh on the wire, in bytes. */
const headers = 300;

const sizes = new Map<string, number>();

/** The bytes of a text as Cloudflare sends it: it compresses what it serves at level 4 of 11. */
export const asBrotli = (text: Buffer): number =>
  brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: 4}}).length;

/** The bytes of a file of the build as Cloudflare sends it. */
export function compressedSize(file: string): number {
  const size = sizes.get(file) ?? asBrotli(readFileSync(`build${file}`));
  sizes.set(file, size);
  return size;
}

/** Each budget that the scripts or style sheets of a page exceed, compressed. */
export function filesOverBudget(html: string, sizeOf = compressedSize): string[] {
  const named = {
    Script: /<script[^>]*\ssrc="?(\/assets\/[^\s">]+)/g,
    Stylesheet: /<link[^>]*\shref="?(\/assets\/css\/[^\s">]+)/g,
  } as const;
  return (['Script', 'Stylesheet'] as const).flatMap((kind) => {
    const files = [...html.matchAll(named[kind])].map(([, address = '']) => address);
    const bytes = files.map((file) => sizeOf(file) + headers).reduce((sum, each) => sum + each, 0);
    const most = Math.floor(pageBudget[kind] * 1024);
    return bytes > most ? [`${titles[kind]}: ${bytes} bytes, at most ${most}: ${files.join(', ')}.`] : [];
  });
}
