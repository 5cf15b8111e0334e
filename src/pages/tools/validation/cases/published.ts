import type {GroupCounts} from '@site/src/lib/statistics';

/** A published value beside what the function of this site gives. */
export interface PublishedValue {
  /** As printed in the source. */
  readonly printed: string;
  readonly ours: number;
  readonly tolerance: number;
}

export interface PublishedCase {
  /** What is computed, with its inputs. */
  readonly about: string;
  /** Where the values are printed. */
  readonly source: string;
  readonly values: readonly PublishedValue[];
}

export interface CaseGroup {
  readonly title: string;
  readonly cases: readonly PublishedCase[];
}

/** Half a unit of the last printed digit: '0.142' leaves 0.0005 open, '2.954e-7' leaves 5e-11. */
function openDigits(printed: string): number {
  const [digits = '', exponent = '0'] = printed.split('e');
  const decimals = digits.split('.')[1]?.length ?? 0;
  return 0.5 * 10 ** (Number(exponent) - decimals);
}

/**
 * A value as printed. What a number of 64 bits cannot hold is left open as well.
 *
 * @param tolerance where the source is known to be less exact than it prints.
 */
export function published(printed: string, ours: number | undefined, tolerance = openDigits(printed)): PublishedValue {
  const exact = Math.abs(Number(printed)) * 1e-11;
  return {printed, ours: ours ?? NaN, tolerance: Math.max(tolerance * 1.0001, exact)};
}

/** How far off a value is. */
export const offBy = ({printed, ours}: PublishedValue): number => Math.abs(ours - Number(printed));

/** Whether a value holds; one that is no number does not. */
export const holds = (value: PublishedValue): boolean => offBy(value) <= value.tolerance;

/** What a source prints of one value: the digits, or the digits and how exact it is known to be. */
export type Printed = string | readonly [digits: string, tolerance: number];

export type Fields<Result> = {readonly [Field in keyof Result]?: Printed};

/** Several values of one result, by the names of its fields. Where there is no result none of them holds. */
export function publishedFields<Result extends object>(
  result: Result | undefined,
  printed: Fields<Result>,
): PublishedValue[] {
  const values: PublishedValue[] = [];
  for (const field in printed) {
    const given: Printed | undefined = printed[field];
    const ours = result?.[field];
    if (given === undefined) continue;
    const [digits, tolerance] = typeof given === 'string' ? [given] : given;
    values.push(published(digits, typeof ours === 'number' ? ours : undefined, tolerance));
  }
  return values;
}

/** A case that has several values of one result. */
export const fieldsCase = <Result extends object>(
  about: string,
  source: string,
  result: Result | undefined,
  printed: Fields<Result>,
): PublishedCase => ({about, source, values: publishedFields(result, printed)});

/** Cases of one source that have a value each: what is computed, as printed, ours, and where needed the tolerance. */
export const casesOf = (
  source: string,
  cases: readonly (readonly [about: string, ...value: Parameters<typeof published>])[],
): PublishedCase[] => cases.map(([about, ...value]) => ({about, source, values: [published(...value)]}));

/** Several values of one list, from the first on. */
export const publishedList = (
  ours: readonly number[],
  printed: readonly string[],
  tolerance?: number,
): PublishedValue[] => printed.map((digits, index) => published(digits, ours[index], tolerance));

/** A group of visitors, as sources write it: 14 of 28. */
export const group = (conversions: number, visitors: number): GroupCounts => ({visitors, conversions});
