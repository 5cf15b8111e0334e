/** Every text of a new post that has to be replaced begins with these words, by which the content check finds it. */
export const placeholderMark = 'Replace this';
