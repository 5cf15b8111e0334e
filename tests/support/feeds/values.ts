import type {FeedElement} from './read';

/** A sentence that says what breaks a rule. */
export type Broken = string;

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const rfc822 =
  /^(?<day>\w{3}), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/;
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** A date as RSS writes it: with its zone, and with the weekday that it was. */
export function isRfc822(text: string): boolean {
  const day = rfc822.exec(text)?.groups?.day;
  const date = new Date(text.replace(/ [+-]\d{4}$/, ' GMT'));
  return day !== undefined && days[date.getUTCDay()] === day;
}

/** A date as Atom and structured data write it: with its time and zone. */
export const isRfc3339 = (text: string): boolean => rfc3339.test(text) && !Number.isNaN(Date.parse(text));

export const isWhole = (address: string): boolean => /^https?:\/\/[^/\s]+(?:\/(?!\/)\S*)?$/.test(address);

export const childrenOf = ({children}: FeedElement, name: string): FeedElement[] =>
  children.filter((child) => child.name === name);

/** The text of the first child of a name. */
export const textOf = (element: FeedElement, name: string): string | undefined => childrenOf(element, name)[0]?.text;

/** A sentence for each child that has to be there once and is not. */
export const missing = (element: FeedElement, names: readonly string[]): Broken[] =>
  names.flatMap((name) => {
    const found = childrenOf(element, name);
    return found.length === 1 && found[0]?.text !== '' ? [] : [`${element.name} has ${found.length} ${name}, not one`];
  });

/** A sentence for each value that another element has as well. */
export function shared(elements: readonly FeedElement[], name: string): Broken[] {
  const values = elements.flatMap((element) => textOf(element, name) ?? []);
  return values.filter((value, at) => values.indexOf(value) < at).map((value) => `two have the ${name} ${value}`);
}

const unsafe = new Set(['script', 'style', 'iframe', 'object', 'embed', 'form', 'meta', 'link', 'base', 'applet']);
const addresses = new Set(['href', 'src', 'poster', 'cite', 'longdesc']);

/** The text of an entry: nothing that runs or styles, and no address that is not whole. */
export function inHtml({name: of, html}: FeedElement): Broken[] {
  return html.flatMap(({name, attributes}) => [
    ...(unsafe.has(name) ? [`${of} holds <${name}>`] : []),
    ...Object.entries(attributes).flatMap(([attribute, value]) => {
      if (/^on|^style$/.test(attribute)) return [`${of} holds the attribute ${attribute}`];
      const named = attribute === 'srcset' ? value.split(',').map((part) => part.trim().split(/\s/)[0] ?? '') : [value];
      if (attribute !== 'srcset' && !addresses.has(attribute)) return [];
      const relative = named.filter((address) => !isWhole(address) && !/^(?:mailto|data):/.test(address));
      return relative.map((address) => `${of} names "${address}", which is not whole`);
    }),
  ]);
}
