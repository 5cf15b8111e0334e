import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Bundles} from '../../plugins/browser-files/bundles';

const kilobytes = (outDir: string, files: readonly string[]): string =>
  (
    files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(outDir, file))).length, 0) / 1024
  ).toFixed(1);

/** The sizes of scripts in KB after brotli, a line each: those of pages, React, and parts that load later. */
export function bytesReport(outDir: string, {scripts, parts}: Bundles): string {
  const react = parts.react?.files ?? [];
  const rows = Object.entries(parts)
    .filter(([name]) => name !== 'react')
    .map(
      ([name, {files}]) =>
        [
          name,
          kilobytes(
            outDir,
            files.filter((file) => !react.includes(file)),
          ),
        ] as const,
    )
    .sort(([, a], [, b]) => Number(b) - Number(a));
  const ofPages = Object.entries(scripts).map(
    ([name, address]) => [`${name} (behaviors)`, kilobytes(outDir, [address])] as const,
  );
  return [...ofPages, ['react', kilobytes(outDir, react)] as const, ...rows]
    .map(([name, size]) => `${size.padStart(6)} KB  ${name}`)
    .join('\n');
}
