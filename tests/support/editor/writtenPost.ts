/** Posts as the editor writes them; a test writes them there, and they are part of the build for HubSpot. */
export const writtenPosts = 'tests/fixtures/editor/written';

/** The one among them that is written in the test. */
export const writtenPost = '2025-11-03-what-a-matched-page-says';
