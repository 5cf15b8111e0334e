import type {Problem} from '../finding';
import {checkValue, slugOf} from '../check/values';
import {postFields, type PostFieldName} from '../postFields';

/** What a writer is asked about a new post, in this order; the cover comes by itself. */
export const askedFields = [
  'title',
  'slug',
  'category',
  'author',
  'date',
  'excerpt',
] as const satisfies readonly PostFieldName[];

/** What keeps a post from being made; the message is for the person who makes it. */
export class NoPostError extends Error {}

export type AskedField = (typeof askedFields)[number];
export type Answers = Readonly<Record<AskedField, string>>;

/** What is known before the first question. */
export interface Known {
  /** The keys of blog/authors.yml. */
  readonly authors: readonly string[];
  /** Slugs that are taken. */
  readonly slugs: readonly string[];
  /** The calendar date in Los Angeles, YYYY-MM-DD. */
  readonly today: string;
}

/** What is taken where the writer says nothing; undefined where an answer is needed, '' where none is. */
export function defaultOf(name: AskedField, given: Partial<Answers>, {authors, today}: Known): string | undefined {
  switch (name) {
    case 'slug':
      return given.title === undefined ? undefined : slugOf(given.title, postFields.slug.maxLength);
    case 'author':
      return authors.length === 1 ? authors[0] : undefined;
    case 'date':
      return today;
    case 'excerpt':
      return '';
    case 'title':
    case 'category':
      return undefined;
  }
}

/** Whether an answer can stand, by the rules of the content check. */
export function checkAnswer(name: AskedField, answer: string, known: Known): Problem | undefined {
  if (name === 'excerpt' && answer === '') return undefined;
  if (answer === '') return {problem: 'It is empty.', remedy: postFields[name].hint};
  if (name === 'slug' && known.slugs.includes(answer)) {
    return {problem: `"${answer}" is the address of another post.`, remedy: 'Write another.'};
  }
  return checkValue(postFields[name], answer, known);
}
