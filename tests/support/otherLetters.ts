import type {Choice} from '../hunt/choice';
import type {RawAnswer} from './rawRequest';

/** A path with some of its letters, at least one, in the other case. */
export function inOtherLetters(path: string, choice: Choice): string {
  const places = [...path.matchAll(/[a-z]/gi)].map(({index}) => index);
  const certain = places[choice.below(places.length)];
  return path.replaceAll(/[a-z]/gi, (letter, at: number) => {
    if (at !== certain && !choice.chance(0.4)) return letter;
    return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
  });
}

/** An address and where it leads: itself for a page, another for an old path. */
export interface Lead {
  readonly from: string;
  readonly to: string;
}

type Ask = (path: string) => Promise<Pick<RawAnswer, 'status' | 'headers'>>;

/** What is wrong with where addresses in other letters lead: each in one hop, with its query, to an answer. */
export async function lettersFaults(ask: Ask, leads: readonly Lead[], choice: Choice): Promise<string[]> {
  const faults: string[] = [];
  for (const {from, to} of leads) {
    const path = inOtherLetters(from, choice) + choice.one(['', '', '/']);
    const query = choice.one(['', '?utm_source=Ad&q=a%20B']);
    const {status, headers} = await ask(path + query);
    const expected = to + query;
    if (![301, 302, 307, 308].includes(status)) faults.push(`${path}: status ${status}`);
    else if (new URL(headers.location ?? '', 'http://site.test').href !== new URL(expected, 'http://site.test').href)
      faults.push(`${path}${query} leads to ${headers.location} and not to ${expected}`);
    if (!to.startsWith('/')) continue;
    const answer = await ask(expected);
    if (answer.status !== 200) faults.push(`${expected}: status ${answer.status}`);
  }
  return faults;
}
