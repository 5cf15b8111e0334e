import {parseArgs} from 'node:util';
import {askedFields, checkAnswer, defaultOf, NoPostError, type Answers, type AskedField, type Known} from './answers';

const options = {
  title: {type: 'string'},
  slug: {type: 'string'},
  category: {type: 'string'},
  author: {type: 'string'},
  date: {type: 'string'},
  excerpt: {type: 'string'},
} as const satisfies Readonly<Record<AskedField, {readonly type: 'string'}>>;

const usage = `Write them as: npm run new:post -- ${askedFields.map((name) => `--${name} "…"`).join(' ')}`;

/**
 * Reads the answers from the command line.
 *
 * @returns undefined where there are no flags, so that the writer is to be asked.
 * @throws NoPostError that names every flag that is unknown, missing or wrong, and what to write.
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
  const given: Partial<Record<AskedField, string>> = {};
  for (const name of askedFields) {
    const value = values[name];
    const answer = typeof value === 'string' ? value.trim() : defaultOf(name, given, known);
    if (value === true) problems.push(`--${name} has no value.`);
    else if (answer !== undefined) given[name] = answer;
    // An address that is made from the title is missing with it.
    else if (name !== 'slug') problems.push(`--${name} is missing.`);
    const problem = given[name] === undefined ? undefined : checkAnswer(name, given[name], known);
    if (problem !== undefined) problems.push(`--${name}: ${problem.problem} ${problem.remedy}`);
  }
  if (problems.length > 0) throw new NoPostError([...problems.map((problem) => `- ${problem}`), usage].join('\n'));
  return complete(given);
}

/** @throws Error where an answer is missing, which the checks before rule out. */
export function complete(given: Partial<Answers>): Answers {
  const {title, slug, category, author, date, excerpt} = given;
  if (!title || !slug || !category || !author || !date || excerpt === undefined) {
    throw new Error('An answer is missing.');
  }
  return {title, slug, category, author, date, excerpt};
}
