import {piecesOf} from '@site/src/content/adPlaceholders';

/** An address as browsers send it, but for its placeholders, which are filled in before. */
export function sentWith(address: string): string {
  const pieces = piecesOf(address);
  const named = pieces.map((piece, index) => (index % 2 === 1 ? `placeholder-${index}-` : piece)).join('');
  return new URL(named).href.replace(/placeholder-(\d+)-/g, (whole, index: string) => pieces[Number(index)] ?? whole);
}

/** Whether an ad platform would fill something in. */
export const hasPlaceholder = (value: string): boolean => piecesOf(value).length > 1;
