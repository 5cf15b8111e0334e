import {parseArgs} from 'node:util';
import type {Problem} from '../finding';
import {slugOf} from '../../lib/slug';
import {checkValue} from '../check/values';
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
export type Answers = Record<AskedField, string>;

/** Before the first question. */
export const noAnswers: Readonly<Answers> = {title: '', slug: '', category: '', author: '', date: '', excerpt: ''};

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
export function defaultOf(name: AskedField, {title}: Answers, {authors, today}: Known): string | undefined {
  switch (name) {
    case 'slug':
      return title === '' ? undefined : slugOf(title, postFields.slug.maxLength);
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

const options = Object.fromEntries(askedFields.map((name) => [name, {type: 'string'} as const]));

const usage = `Write them as: npm run new:post -- ${askedFields.map((name) => `--${name} "…"`).join(' ')}`;

/**
 * Reads the answers from the command line.
 *
 * @returns undefined where there are no flags, so that the writer is to be asked.
 */
export function answersFromFlags(args: readonly string[], known: Known): Answers | undefined {
  if (args.length === 0) return undefined;
  const {values, tokens} = parseArgs({args: [...args], options, strict: false, tokens: true});
  const problems: string[] = [];
  tokens.forEach((token, index) => {
    const before = tokens[index - 1];
    const isOfUnknown = before?.kind === 'option' && !Object.hasOwn(options, before.name);
    if (token.kind === 'positional' && !isOfUnknown)
      problems.push(`"${token.value}" belongs to no flag. Put quotes around a value.`);
    else if (token.kind === 'option' && !Object.hasOwn(options, token.name)) {
      problems.push(`There is no flag --${token.name}.`);
    }
  });
  const given = {...noAnswers};
  for (const name of askedFields) {
    const value = values[name];
    const answer = typeof value === 'string' ? value.trim() : defaultOf(name, given, known);
    if (value === true) problems.push(`--${name} has no value.`);
    else if (answer !== undefined) {
      given[name] = answer;
      const problem = checkAnswer(name, answer, known);
      if (problem !== undefined) problems.push(`--${name}: ${problem.problem} ${problem.remedy}`);
    }
    // An address that is made from the title is missing with it.
    else if (name !== 'slug') problems.push(`--${name} is missing.`);
  }
  if (problems.length > 0) throw new NoPostError([...problems.map((problem) => `- ${problem}`), usage].join('\n'));
  return given;
}
