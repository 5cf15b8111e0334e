import {oneOf, quote, type Problem} from '../finding';
import {didYouMean} from '../suggest';

/** Whether a text is exactly one of several. */
export function checkChoice(options: readonly string[], value: string): Problem | undefined {
  if (options.includes(value)) return undefined;
  return {
    problem: `${quote(value)} is not one of the ${options.length}.`,
    remedy: `${didYouMean(value, options)}Write exactly one of ${oneOf(options)}.`,
  };
}

/** Whether a text is one of the authors. */
export function checkAuthor(authors: readonly string[], value: string): Problem | undefined {
  if (authors.includes(value)) return undefined;
  return {
    problem: `${quote(value)} is not in blog/authors.yml.`,
    remedy: `${didYouMean(value, authors)}Write ${oneOf(authors)}, or add the author to that file first.`,
  };
}
