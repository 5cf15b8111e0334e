import {encodingWords, openQuestionWords, patternProblemWords} from '@site/src/content/patternWords';
import {readCode} from '@site/src/lib/typed/code';
import type {PatternProblem} from '@site/src/lib/utmPattern';
import type {UtmParameter} from '@site/src/lib/utmTest';
import type {VerdictProps} from '../Verdict';
import type {Catch, Judgment, MatchRow} from './matchList';

/** What becomes of an address, against what was wanted. */
export const judgmentWords: Readonly<Record<Judgment, string>> = {
  caught: 'Caught',
  notCaught: 'Not caught',
  asWanted: 'Caught as wanted',
  missed: 'Missed',
  byMistake: 'Caught by mistake',
  unsure: 'To be checked',
};

/** Why an address is not simply caught, where its value does not say so itself. */
export function catchReason(caught: Catch, parameter: UtmParameter): string | undefined {
  switch (caught.kind) {
    case 'caught':
      return undefined;
    case 'open':
      return caught.open.map((open) => openQuestionWords[open]).join(' ');
    case 'notCaught':
      return caught.encodingMatters ? encodingWords : undefined;
    case 'missing':
      return `It has no ${parameter}.`;
    case 'valueless':
      return `Its ${parameter} is empty.`;
    case 'repeated':
      return `It has ${parameter} more than once. Send it once.`;
    case 'unreadable':
      return 'This isn’t a URL.';
  }
}

/** So many names fit into a sentence. */
const mostNames = 3;

function named(what: string, rows: readonly MatchRow[]): readonly string[] {
  if (rows.length === 0) return [];
  const names = rows.slice(0, mostNames).map(({caught, line}) => ('value' in caught ? caught.value : line));
  const more = rows.length - names.length;
  return [`${what}: ${names.join(', ')}${more > 0 ? `, and ${more} more` : ''}.`];
}

const allOf = new Intl.ListFormat('en-US');

/** What a pattern does to a list, in words. */
export function matchWords(matched: readonly MatchRow[] | PatternProblem, typed: string): VerdictProps {
  if (typeof matched === 'string') return {title: 'Nothing to match yet.', text: [patternProblemWords[matched]]};
  if (matched.length === 0) return {title: 'Nothing to match yet.', text: ['Enter values or URLs, one on each line.']};
  const pattern = readCode(typed);
  const of = (judgment: Judgment): readonly MatchRow[] => matched.filter((row) => row.judgment === judgment);
  const [missed, byMistake, unsure] = [of('missed'), of('byMistake'), of('unsure')];
  const open = named('To be checked', unsure);
  if (!matched.some(({isWanted}) => isWanted)) {
    return {
      tone: unsure.length > 0 ? 'caution' : 'plain',
      title: `${pattern} catches ${of('caught').length} of ${matched.length}.`,
      text: [...open, 'Mark the ones it should catch to see what it misses or catches by mistake.'],
    };
  }
  const faults = [
    ...(missed.length > 0 ? [`misses ${missed.length}`] : []),
    ...(byMistake.length > 0 ? [`catches ${byMistake.length} by mistake`] : []),
    ...(unsure.length > 0 ? [`leaves ${unsure.length} to be checked`] : []),
  ];
  if (faults.length === 0) {
    const count = of('asWanted').length;
    const those = count === 1 ? 'the one you marked' : `all ${count} you marked`;
    return {tone: 'good', title: `${pattern} catches ${those}, and nothing else.`, text: []};
  }
  return {
    tone: 'warning',
    title: `${pattern} ${allOf.format(faults)}.`,
    text: [...named('Missed', missed), ...named('Caught by mistake', byMistake), ...open],
  };
}
