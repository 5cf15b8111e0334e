import {isNumberIn} from './numbers';

/** Names that trackers, mailers and ad tools give to what they add to any address. They alone make no link of a tool. */
const trackersWords = /^(source|medium|campaign|term|content|page|name|audience|owner)$/;

/** Names that others may use too: they make a link of a tool where nobody else has added anything. */
const commonWords = /^(list|other|start|share|kind|rule|seed)$/;

/**
 * Whether an address was made by a tool, rather than by somebody who adds parameters of their own to any address of
 * the site, which fill no field.
 *
 * @param fields the tool's.
 */
export function isOwnLink(fields: readonly string[], search: string): boolean {
  const given = [...new URLSearchParams(search)];
  const own = given.filter(([name]) => fields.includes(name) && !trackersWords.test(name));
  if (own.some(([name]) => !commonWords.test(name))) return true;
  return (
    given.every(([name]) => fields.includes(name)) &&
    own.some(([name, text]) => name !== 'share' || isNumberIn(name, text))
  );
}

/** A field by which a link is known as a tool's. */
const markOf = <Name extends string>(fields: readonly Name[]): Name | undefined =>
  fields.find((name) => !trackersWords.test(name) && !commonWords.test(name));

/** What the fields of a tool hold, as typed, by name. */
export type Texts<Name extends string = string> = Readonly<Record<Name, string>>;

/** Longer values are nobody's numbers. */
const longest = 4000;

const namesOf = <Name extends string>(texts: Texts<Name>): readonly Name[] => {
  const names: Name[] = [];
  for (const name in texts) names.push(name);
  return names;
};

/** The texts that an address of the tool carries; a field that it does not name keeps its own, and names that no field has are ignored. */
export function textsFrom<Name extends string>(defaults: Texts<Name>, search: string): Texts<Name> {
  const query = new URLSearchParams(search);
  const texts: Record<Name, string> = {...defaults};
  for (const name in defaults) texts[name] = query.get(name)?.slice(0, longest) ?? defaults[name];
  return texts;
}

/**
 * The query of an address that carries the texts, with those left out that are the defaults: '' or '?a=b'. One by
 * which the link is known as the tool's is added where all others are names that trackers use as well.
 *
 * @param search the query that the address has; what is no field of the tool, such as utm_source, stays.
 */
export function queryOf<Name extends string>(defaults: Texts<Name>, texts: Texts<Name>, search = ''): string {
  const query = new URLSearchParams(search);
  const names = namesOf(defaults);
  const changed = names.filter((name) => texts[name] !== defaults[name]);
  // Nothing is to be carried: what is there may be somebody else's.
  if (changed.length === 0 && !isOwnLink(names, search)) return search;
  for (const name of names) query.delete(name);
  for (const name of changed) query.set(name, texts[name]);
  const mark = markOf(names);
  if (changed.length > 0 && mark !== undefined && !isOwnLink(names, query.toString())) query.set(mark, texts[mark]);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
