import {isRfc3339} from './feeds/values';

/** What the dates of a page's structured data say, by the name of the property. */
export interface StructuredDate {
  readonly name: string;
  readonly value: unknown;
}

const isDateName = (name: string): boolean =>
  /^date|Date$|Published$|Modified$|^valid(?:From|Through|Until)$/.test(name);

function datesIn(data: unknown): StructuredDate[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) => [
    ...(isDateName(name) ? [{name, value}] : []),
    ...datesIn(value),
  ]);
}

/** The dates of all structured data in a page's HTML. */
export function structuredDates(html: string): StructuredDate[] {
  const scripts = html.matchAll(/<script[^>]*type="?application\/ld\+json"?[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].flatMap(([, json = '']) => datesIn(JSON.parse(json)));
}

/** Those that name no moment: without a time, without a zone, or no date at all. */
export const withoutZone = (dates: readonly StructuredDate[]): StructuredDate[] =>
  dates.filter(({value}) => typeof value !== 'string' || !isRfc3339(value));
