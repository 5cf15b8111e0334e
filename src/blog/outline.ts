/** Every text of a new post that has to be replaced begins with these words, by which the content check finds it. */
export const placeholderMark = 'Replace this';

/** Stands in for an excerpt that the writer has not thought of yet. */
export const excerptPlaceholder = `${placeholderMark}: one or two sentences that say what the reader gets from the post.`;

/** The text of a new post. */
export const outline = `${placeholderMark} paragraph: say whom the post is for, which question it answers, and why it matters now. Two to four sentences are enough.

## ${placeholderMark}: the first thing to know

${placeholderMark} paragraph: make one point, and show it on an example. Say that it is an example, and where a figure comes from. A link goes to a page of this site by its path, as [how a test works](/docs/ab-testing#how-it-works) does.

## ${placeholderMark}: the next thing to know

${placeholderMark} paragraph: go on. **Bold words** mark what a reader should find again. A picture in this folder is shown by an exclamation mark, what it shows in square brackets, and its name and caption in round ones; src/blog/README.md has an example.

## ${placeholderMark}: what to do on Monday

${placeholderMark} paragraph: close with one step that the reader can take, and leave out a summary.
`;
