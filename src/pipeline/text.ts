import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';

const decoder = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

/**
 * Bytes as the text that they are.
 *
 * @param file what the error names.
 * @throws Error where they are no UTF-8: Node's own decoding would put U+FFFD in the place of a font or a picture.
 */
export function textOf(bytes: Uint8Array, file: string): string {
  try {
    return decoder.decode(bytes);
  } catch (error) {
    throw new Error(`${file} is not a text in UTF-8. Save it as UTF-8, or read it as bytes if it is no text.`, {
      cause: error,
    });
  }
}

/** Reads a file that is a text. */
export const readText = async (file: string): Promise<string> => textOf(await readFile(file), file);

/** The same at once, where the caller cannot wait. */
export const readTextSync = (file: string): string => textOf(readFileSync(file), file);
