import path from 'node:path';
import {filesOf, type Files} from './folder';

/** Posts as the editor writes them; a test writes them there, and they are part of the owner's build. */
export const writtenPosts = 'tests/fixtures/editor/written';

/** The one among them that is written in the test. */
export const writtenPost = '2025-11-03-what-a-matched-page-says';

/** A post with a cover and a picture that stands in the editor's folder before a test begins; which one does not matter. */
export const earlierPost: Files = new Map(
  [...filesOf(`${writtenPosts}/${writtenPost}`)].map(([name, content]) => [
    `blog/2025-10-08-an-earlier-post/${path.basename(name)}`,
    content,
  ]),
);

export const earlierTitle = 'Headlines: what a "matched" page says first';
