import {splitAddress} from '@site/src/lib/redirectTarget';
import {sentParameters} from '@site/src/lib/sentAddress';
import {readWords} from '@site/src/lib/typed/words';
import {readBase, type BaseProblem} from './baseAddress';
import {byScheme, encodeValue, followsScheme} from './namingScheme';
import {hasPlaceholder} from './placeholders';
import {withParameters} from './parameters';

/** The values of an address, without utm_; a sheet names its columns so. */
export const valueNames = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type ValueName = (typeof valueNames)[number];

/** What an address is built from, as typed. */
export type AddressParts = Readonly<Record<'base' | ValueName, string>>;

/** What a marketer should know of an address that was built. */
export type Notice =
  | {readonly kind: 'noValues' | 'notSecure'}
  /** What was read of the page's address in another way than it was typed. */
  | {readonly kind: 'read'; readonly note: string}
  | {readonly kind: 'fragment'; readonly fragment: string}
  | {readonly kind: 'replaced'; readonly name: ValueName; readonly value: string}
  | {readonly kind: 'written'; readonly name: ValueName; readonly value: string; readonly written: string}
  /** The scheme is off, or has no letters for the value. */
  | {readonly kind: 'offScheme'; readonly name: ValueName; readonly value: string; readonly arrives: string}
  | {readonly kind: 'placeholder' | 'personal'; readonly name: ValueName; readonly value: string};

export type Built =
  | {readonly parts: AddressParts; readonly problem: BaseProblem}
  | {readonly parts: AddressParts; readonly address: string; readonly notices: readonly Notice[]};

const looksPersonal = (value: string): boolean => /[^\s@]@[^\s@]+\.[^\s@]/.test(value);

function valueNotices(name: ValueName, value: string, written: string): readonly Notice[] {
  const notices: Notice[] = [];
  if (written !== value) notices.push({kind: 'written', name, value, written});
  if (!followsScheme(written)) notices.push({kind: 'offScheme', name, value: written, arrives: encodeValue(written)});
  if (hasPlaceholder(written)) notices.push({kind: 'placeholder', name, value: written});
  if (looksPersonal(value)) notices.push({kind: 'personal', name, value});
  return notices;
}

/** An address with its values, or why there is none; with what was changed and what may go wrong. */
export function buildAddress(parts: AddressParts, usesScheme: boolean): Built {
  const base = readBase(parts.base);
  if (typeof base === 'string') return {parts, problem: base};
  const {text: address, notes} = base;
  const given = valueNames.flatMap((name) => {
    const value = readWords(parts[name]);
    return value === '' ? [] : [{name, value, written: usesScheme ? byScheme(value) : value}];
  });
  const notices: Notice[] = [
    ...notes.map((note): Notice => ({kind: 'read', note})),
    ...given.flatMap(({name, value, written}) => valueNotices(name, value, written)),
  ];
  const had = sentParameters(address) ?? [];
  for (const {name, written} of given) {
    for (const {name: hadName, value} of had) {
      if (hadName === `utm_${name}` && value !== encodeValue(written)) notices.push({kind: 'replaced', name, value});
    }
  }
  if (given.length === 0) notices.push({kind: 'noValues'});
  const {hash: fragment} = splitAddress(address);
  if (fragment !== '' && given.length > 0) notices.push({kind: 'fragment', fragment});
  if (/^http:/i.test(address)) notices.push({kind: 'notSecure'});
  const added = given.map(({name, written}) => ({name: `utm_${name}`, value: encodeValue(written)}));
  return {parts, address: withParameters(address, added), notices};
}
