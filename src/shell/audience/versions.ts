/** A part of the page as tailored for the visitor, and as in the original. */
export interface Version {
  readonly own: HTMLElement;
  readonly original: HTMLElement;
}

const kept: Version[] = [];

/** The parts of this page that differ from the original, in reading order; audience.behavior.ts fills it. */
export const versions: readonly Version[] = kept;

export function keepVersion(version: Version): void {
  kept.push(version);
}
