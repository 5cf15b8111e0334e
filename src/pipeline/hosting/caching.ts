/** Browsers ask for a page again each time; the server answers 304 if nothing changed. */
export const pageCaching = 'public, max-age=0, must-revalidate';

/** For files whose names carry a hash of their content. */
export const hashedFileCaching = 'public, max-age=31536000, immutable';

/** A hashed file that is missing now may exist after the next deployment. */
export const missingFileCaching = 'no-store';

/** Where the hashed files are. */
export const hashedFiles = '/assets/';
