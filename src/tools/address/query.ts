/** What the fields of a tool hold, as typed, by name. */
export type Texts<Name extends string = string> = Readonly<Record<Name, string>>;

/** Longer values are nobody's numbers. */
const longest = 4000;

/** The texts that an address carries; a field that it does not name keeps its own, and names that no field has are ignored. */
export function textsFrom<Name extends string>(defaults: Texts<Name>, search: string): Texts<Name> {
  const query = new URLSearchParams(search);
  const texts: Record<Name, string> = {...defaults};
  for (const name in defaults) texts[name] = query.get(name)?.slice(0, longest) ?? defaults[name];
  return texts;
}

/**
 * The query of an address that carries the texts, with those left out that are the defaults: '' or '?a=b'.
 *
 * @param search the query that the address has; what is no field of the tool, such as utm_source, stays.
 */
export function queryOf<Name extends string>(defaults: Texts<Name>, texts: Texts<Name>, search = ''): string {
  const query = new URLSearchParams(search);
  for (const name in defaults) {
    query.delete(name);
    if (texts[name] !== defaults[name]) query.set(name, texts[name]);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
