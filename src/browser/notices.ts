/** The ids of the notices on every page (src/shell/LoadNotices): something did not load, something is still loading. */
export const loadFailureId = 'load-failure';
export const stillLoadingId = 'still-loading';
