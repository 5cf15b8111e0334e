import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import {calendarDateOf, longDate} from '../../lib/dates';
import {readAuthors} from '../authors';
import {describeFindings} from '../check';
import {textOf} from '../check/post';
import {readPosts} from '../check/read/posts';
import {answersFromFlags, NoPostError, type Answers, type Known} from './answers';
import {askForAnswers} from './ask';
import {placeholderMark, excerptPlaceholder, outline} from '../outline';
import {quoted} from '../check/read/fields';
import type {PostFieldName} from '../postFields';
import {neutralCover, neutralCoverAlt} from '../newCover';
import {isPublished} from '../publishing';

const coverName = 'cover.svg';

/** A text as YAML, in quotes only where it would be read as something else. */
const plainOrQuoted = (text: string): string => stringify(text, {singleQuote: true, lineWidth: 0}).trim();

function postText({title, excerpt, slug, author, category, date}: Answers): string {
  const values: Readonly<Record<PostFieldName, string>> = {
    title: quoted(title),
    excerpt: quoted(excerpt === '' ? excerptPlaceholder : excerpt),
    slug: plainOrQuoted(slug),
    author: plainOrQuoted(author),
    category: plainOrQuoted(category),
    date,
    image: coverName,
    imageAlt: quoted(neutralCoverAlt),
  };
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${outline}`;
}

/**
 * Writes a new post.
 *
 * @param siteDir the site's folder, absolute.
 * @returns the post's folder, from the site's, with `/` between its parts.
 * @throws NoPostError where the folder is there already; nothing is overwritten.
 */
async function writePost(answers: Answers, siteDir: string): Promise<string> {
  const folder = `blog/${answers.date}-${answers.slug}`;
  const folderPath = path.join(siteDir, folder);
  // It says what it has made: nothing where the folder was there.
  if ((await mkdir(folderPath, {recursive: true})) === undefined)
    throw new NoPostError(`${folder} is there already, and stays as it is. Write another address or another date.`);
  await writeFile(path.join(folderPath, 'index.md'), postText(answers));
  await writeFile(path.join(folderPath, coverName), neutralCover);
  return folder;
}

async function readKnown(siteDir: string): Promise<Known> {
  const {options, findings} = await readAuthors(siteDir);
  if (findings.length > 0) throw new NoPostError(describeFindings(findings));
  const {posts} = await readPosts({siteDir, blogDir: path.join(siteDir, 'blog')});
  const authors = options.map(({value}) => value);
  return {authors, slugs: posts.flatMap((post) => textOf(post, 'slug') ?? []), today: calendarDateOf(Date.now())};
}

function nextSteps(folder: string, {slug, date}: Answers, today: string): string {
  const out = isPublished(date, today)
    ? 'It is out with the next build.'
    : `It stays hidden until ${longDate(date)}, Los Angeles time.`;
  return `
Made ${folder}/ with index.md and cover.svg.

1. Open ${folder}/index.md and write over all that begins with "${placeholderMark}".
2. Put your own cover of 1200 x 630 pixels over cover.svg, and say in imageAlt what it shows.
3. See it: npm start, then http://localhost:3000/blog/${slug}
4. Check it: npm run check:content
5. Commit the folder and push it. ${out} Another date in the future schedules it.
`;
}

interface Terminal {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
}

/**
 * Makes the folder of a post from flags or, without any, from answers.
 *
 * @param siteDir the site's folder, absolute.
 * @returns what to do next.
 * @throws NoPostError where nothing was written, and why.
 */
export async function newPost(args: readonly string[], siteDir: string, {input, output}: Terminal): Promise<string> {
  const known = await readKnown(siteDir);
  const answers = answersFromFlags(args, known) ?? (await askForAnswers(known, input, output));
  const folder = await writePost(answers, siteDir);
  return nextSteps(folder, answers, known.today);
}
