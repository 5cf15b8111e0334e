import {piecesOf} from '@site/src/content/adPlaceholders';

/** Letters that are no plain letter with a mark; German vowels as they are written without dots. */
const spelledOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

const plainLetters = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœøłđı]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z\d]+/g, '-');

/**
 * A value by the naming scheme: lower case, letters a to z and digits, a hyphen
 * for anything else. Placeholders of ad tools stay. A value of which nothing
 * would be left, such as one in another script, is returned as it is.
 */
export function byScheme(value: string): string {
  const written = piecesOf(value)
    .map((piece, index) => (index % 2 === 1 ? piece : plainLetters(piece)))
    .join('')
    .replace(/^-+|-+$/g, '');
  return written === '' ? value : written;
}

/** Whether a value is written by the scheme. */
export const followsScheme = (value: string): boolean =>
  piecesOf(value).every((piece, index) => index % 2 === 1 || /^[a-z\d-]*$/.test(piece));

/**
 * A value as it stands in an address: percent signs for all but letters, digits and the few marks that browsers send as
 * they are; placeholders stay.
 */
export const encodeValue = (value: string): string =>
  piecesOf(value)
    .map((piece, index) =>
      // Half of a character, which encodeURIComponent throws at.
      index % 2 === 1 ? piece : encodeURIComponent(piece.replace(/\p{Cs}/gu, '\ufffd')).replaceAll("'", '%27'),
    )
    .join('');
