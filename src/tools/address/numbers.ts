import {withoutDebris} from '@site/src/lib/choiceIn';
import {withoutPercent} from '@site/src/lib/numbers/plainText';
import {readNumber} from '@site/src/lib/numbers/readNumber';
import {spelled, type Spelling} from '@site/src/lib/numbers/spelling';

interface NumberKind {
  readonly names: RegExp;
  readonly isCount: boolean;
  /** How an address writes it, whoever made the link and whoever follows it. */
  readonly inAddress: Spelling;
}

const inAddress = {locale: 'en-US', sizes: [3, 3]} as const;

const kinds: readonly NumberKind[] = [
  {
    names: /^(visitors\d?|conversions\d|planned|weeks|looks|seed)$/,
    isCount: true,
    // A count has no decimals: 4.000 and 4,000 are four thousand.
    inAddress: {...inAddress, decimals: '', groups: '.,'},
  },
  {
    names: /^(baseline|lift|share|confidence|power|planned\d|split)$/,
    isCount: false,
    // As links were read before they knew of languages.
    inAddress: {...inAddress, decimals: '.,', groups: ''},
  },
];

const kindOf = (name: string): NumberKind | undefined => kinds.find(({names}) => names.test(name));

/** The number that a text is in one spelling; undefined where it is none, or could be two. */
function meaning(text: string, spelling: Spelling, isCount: boolean): number | undefined {
  const reading = readNumber(withoutPercent(text), spelling);
  const isDoubted = isCount
    ? reading?.doubt === 'maybeThousands' || reading?.doubt === 'brokenThousands'
    : reading?.doubt === 'maybeDecimals';
  return isDoubted ? undefined : reading?.value;
}

/** A text, each number in it rewritten where the other spelling would have it mean something else. */
const rewritten = (text: string, from: Spelling, to: Spelling, isCount: boolean): string =>
  text.replace(/[^/:;]+/g, (part) => {
    const meant = meaning(part, from, isCount);
    return meant === undefined || meaning(part, to, isCount) === meant ? part : spelled(meant, to);
  });

/** Whether an address carries a number for a field. */
export function isNumberIn(name: string, text: string): boolean {
  const kind = kindOf(name);
  return kind !== undefined && meaning(text, kind.inAddress, kind.isCount) !== undefined;
}

/** What an address carries for a field that holds a typed text. */
export function toAddress(name: string, text: string, spelling: Spelling): string {
  const kind = kindOf(name);
  return kind === undefined ? text : rewritten(text, spelling, kind.inAddress, kind.isCount);
}

/** Fields with choices, a day or the numbers of lines, in which nobody writes a text. */
const closed = /^(kind|sides|stop|rule|parameter|rows|tryOn|alpha|versions|scheme|page|wanted|start)$/;

/** What a field holds for what an address carries, as the reader would type it; free texts are left as they are. */
export function fromAddress(name: string, text: string, spelling: Spelling): string {
  const kind = kindOf(name);
  if (kind === undefined) return closed.test(name) ? withoutDebris(text) : text;
  const carried = isNumberIn(name, text) ? text : withoutDebris(text);
  return rewritten(carried, kind.inAddress, spelling, kind.isCount);
}
