declare module 'fontverter' {
  /** Packs or unpacks a font file. */
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}
