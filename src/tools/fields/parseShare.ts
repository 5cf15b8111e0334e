/** Why a typed percentage cannot be used. */
export type ShareProblem = 'empty' | 'notANumber' | 'outside';

/** What is said beside a field whose percentage cannot be used. */
export const shareProblems: Readonly<Record<ShareProblem, string>> = {
  empty: 'Enter a percentage.',
  notANumber: 'Use digits, such as 2.4 or 2,4.',
  outside: 'Use a percentage above 0 and below 100.',
};

/** A number as it was typed, with a point or a comma before its decimals; undefined where it is none. */
export function parseDecimal(text: string): number | undefined {
  const typed = text.trim().replace(',', '.');
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : undefined;
}

/**
 * A percentage as it was typed, with or without its sign, as a share between 0
 * and 1; or why it cannot be used.
 *
 * @param isAllowed which shares are; those between 0 and 1, neither included, unless said.
 */
export function parseShare(
  text: string,
  isAllowed: (share: number) => boolean = (share) => share > 0 && share < 1,
): number | ShareProblem {
  const typed = text.replace(/\s*%\s*$/, '');
  if (typed.trim() === '') return 'empty';
  const value = parseDecimal(typed);
  if (value === undefined) return 'notANumber';
  // Not divided: 99.9 / 100 is 0.9990000000000001.
  const share = Number(`${value}e-2`);
  return isAllowed(share) ? share : 'outside';
}
