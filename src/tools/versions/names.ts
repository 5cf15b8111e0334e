/** A test has control and up to four treatments. */
export const versionNumbers = [1, 2, 3, 4, 5] as const;
export type VersionNumber = (typeof versionNumbers)[number];

/** The versions that are compared, from a text that an address may carry: two unless it is a number from 3 to 5. */
export function versionsIn(text: string): readonly VersionNumber[] {
  const count = versionNumbers.find((number) => String(number) === text) ?? 2;
  return versionNumbers.slice(0, Math.max(2, count));
}

/** What a version is called: control, treatment, or with a letter where there are several treatments. */
export function versionName(number: VersionNumber, count: number): string {
  if (number === 1) return 'Control';
  return count === 2 ? 'Treatment' : `Treatment ${'ABCD'[number - 2] ?? ''}`;
}
