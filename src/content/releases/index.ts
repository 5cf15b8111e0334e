import {earlierMonths} from './earlier';
import type {ReleaseMonth, ReleasePeriod} from './note';
import {comingSoon, recentMonths} from './recent';

export {appScreens, latestRelease, releaseAreas, type ReleaseNote, type ReleasePeriod} from './note';

/** What changed, newest month first. */
export const releaseMonths: readonly ReleaseMonth[] = [...recentMonths, ...earlierMonths];

/** The page from top to bottom: what comes next, then the months. */
export const releasePeriods: readonly ReleasePeriod[] = [comingSoon, ...releaseMonths];

export const releaseNotesPath = '/release-notes';

/** The feed that the build writes: see src/pipeline/publish/feeds.ts. */
export const releaseFeed = {path: '/release-notes/rss.xml', title: 'Tailor AI release notes'} as const;
