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
export const markOf = <Name extends string>(fields: readonly Name[]): Name | undefined =>
  fields.find((name) => !trackersWords.test(name) && !commonWords.test(name));
