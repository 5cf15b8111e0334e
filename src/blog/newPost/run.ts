import path from 'node:path';
import {calendarDateOf, longDate} from '../../lib/dates';
import {readAuthors} from '../authors';
import {describeFindings} from '../check';
import {textOf} from '../check/post';
import {readPosts} from '../check/read/posts';
import {NoPostError, type Answers, type Known} from './answers';
import {askForAnswers} from './ask';
import {answersFromFlags} from './flags';
import {placeholderMark} from './outline';
import {writePost} from './write';

async function readKnown(siteDir: string): Promise<Known> {
  const {options, findings} = await readAuthors(siteDir);
  if (findings.length > 0) throw new NoPostError(describeFindings(findings));
  const {posts} = await readPosts({siteDir, blogDir: path.join(siteDir, 'blog')});
  const authors = options.map(({value}) => value);
  return {authors, slugs: posts.flatMap((post) => textOf(post, 'slug') ?? []), today: calendarDateOf(Date.now())};
}

function nextSteps(folder: string, {slug, date}: Answers, today: string): string {
  const out =
    date > today ? `It stays hidden until ${longDate(date)}, Los Angeles time.` : 'It is out with the next build.';
  return `
Made ${folder}/ with index.md and cover.svg.

1. Open ${folder}/index.md and write over all that begins with "${placeholderMark}".
2. Put your own cover of 1200 x 630 pixels over cover.svg, and say in imageAlt what it shows.
3. See it: npm start, then http://localhost:3000/blog/${slug}
4. Check it: npm run check:content
5. Commit the folder and push it. ${out} Another date in the future schedules it.
`;
}

/** `npm run new:post`: makes the folder of a post from flags or, without any, from answers. */
async function run(): Promise<void> {
  const siteDir = process.cwd();
  const known = await readKnown(siteDir);
  const flags = answersFromFlags(process.argv.slice(2), known);
  const answers = flags ?? (await askForAnswers(known, process.stdin, process.stdout));
  const folder = await writePost(answers, siteDir);
  console.info(nextSteps(folder, answers, known.today));
}

run().catch((error: unknown) => {
  console.error(error instanceof NoPostError ? `\n${error.message}` : error);
  process.exitCode = 1;
});
