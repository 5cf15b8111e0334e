const majorOf = (version: string): number => Number.parseInt(version, 10);

/** Orders versions as npm does: 4.0.0-beta.10 comes after 4.0.0-beta.2 and before 4.0.0. */
const inOrder = (one: string, other: string): number =>
  `${one}${one.includes('-') ? '' : '~'}`.localeCompare(`${other}${other.includes('-') ? '' : '~'}`, 'en', {
    numeric: true,
  });

/**
 * Which of the published versions to rehearse.
 *
 * @returns the newest release of the installed major version, unless it is the installed one, and the newest of the
 * next major version, prereleases included.
 */
export function versionsToTry(
  published: readonly string[],
  installed: string,
): {readonly sameMajor?: string; readonly nextMajor?: string} {
  const newest = (major: number, withPrereleases: boolean): string | undefined =>
    published
      .filter((version) => majorOf(version) === major && (withPrereleases || !version.includes('-')))
      .sort(inOrder)
      .at(-1);
  const sameMajor = newest(majorOf(installed), false);
  const nextMajor = newest(majorOf(installed) + 1, true);
  return {
    ...(sameMajor !== undefined && sameMajor !== installed && {sameMajor}),
    ...(nextMajor !== undefined && {nextMajor}),
  };
}
