import {withoutEntities} from './entities';
import {readCode} from './code';

export interface ReadAddress {
  readonly text: string;
  /** What was read in another way than it was typed, a sentence each. */
  readonly notes: readonly string[];
}

/** What closes, with what opens it: an address may have both in it, and one alone stood around it. */
const pairs: ReadonlyMap<string, string> = new Map(
  [')(', '][', '}{', '><', '”“', '’‘', '»«', '›‹', '“„', '‘‚', '""', "''", '``'].map(([end = '', start = '']) => [
    end,
    start,
  ]),
);

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

function closesNothing(text: string, sign: string): boolean {
  const start = pairs.get(sign);
  if (start === undefined) return false;
  return start === sign ? countOf(text, sign) % 2 === 1 : countOf(text, start) < countOf(text, sign);
}

/**
 * An address without the signs that stood around it in a sentence, a cell or an email. A value may end in a period or
 * an exclamation point of its own, which stay.
 */
function withoutSurroundings(typed: string): {readonly text: string; readonly around: string} {
  const [start = ''] = /^[<("'`“”„«»‹›‘‚’]*/.exec(typed) ?? [];
  let text = typed.slice(start.length);
  let kept = /\?[^#]*$/.test(text) ? text : '';
  for (let last = text.at(-1); last !== undefined; last = text.at(-1)) {
    const isAround = closesNothing(text, last);
    if (!isAround && !/[.,;:!?…&]/.test(last)) break;
    text = text.slice(0, -1);
    if (isAround && kept !== '') kept = text;
  }
  if (kept !== '') text = kept;
  return {text, around: start + typed.slice(start.length + text.length)};
}

/**
 * An address as it was typed or pasted: without what nobody sees, without line breaks, as browsers read it, with the
 * characters that `&amp;` and the like stand for, and without what stood around it.
 */
export function readAddress(typed: string): ReadAddress {
  const decoded = withoutEntities(typed);
  const entity = typed.match(/&#?\w+;/g)?.find((each) => withoutEntities(each) !== each);
  const {text, around} = withoutSurroundings(readCode(decoded.replace(/[\t\r\n]/g, '')));
  return {
    text,
    notes: [
      ...(entity === undefined ? [] : [`It was copied from HTML: ${entity} is read as ${withoutEntities(entity)}.`]),
      ...(around === '' ? [] : [`“${around}” around it is left out.`]),
    ],
  };
}
