import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {placeholdersIn} from '../../../src/pipeline/placeholders/list';
import type {Edit} from '../edit';
import type {SiteFiles} from '../siteFiles';

const photo = '/img/team/given-photo.png';

const quoteOf = (quote: string, role: string): string =>
  `{quote: '${quote}', author: 'Siobhán Wójcik', role: '${role}', company: 'Velo Łódź', avatar: '${photo}'}`;

const quotesOf = (quote: string, roles: readonly [string, string, string]): string => {
  const [performance, web, agency] = roles.map((role) => quoteOf(quote, role));
  return `{performance: ${performance}, web: ${web}, agency: ${agency}}`;
};

const caseStudy = (number: number): string => `{
  slug: 'customer-${number}',
  title: 'One page for each city',
  customer: 'Velo Łódź ${number}',
  summary: 'A bicycle shop with one page for nine cities, and what came of it when each had a page of its own.',
  situation: 'Every visitor saw the same shop, wherever it was.',
  alterations: [{part: 'Headline', before: 'Bicycles', after: 'Bicycles in your city'}],
  result: 'Visitors of nine cities stayed longer.',
}`;

/** What an owner gives, by what is asked for: the first that fits. */
const answers: readonly (readonly [asked: RegExp, answer: (match: RegExpExecArray) => string])[] = [
  [/^name of the global/, () => "'tailorSite'"],
  [/^address of the script tag$/, () => "'https://cdn.tailor.example.net/v1/tag.js'"],
  [/^name of the (\w[\w ]*)$/, ([, who = '']) => `'Siobhán Wójcik-${who.split(' ').at(-1) ?? ''}'`],
  [/^portrait/, () => `{src: '${photo}', alt: 'Siobhán Wójcik at her table'}`],
  [
    /team photo/,
    () =>
      `{src: '${photo}', alt: 'The workshop', title: 'In the workshop, on a Monday', link: {to: '/blog', label: 'Read on'}}`,
  ],
  [/^profile of/, () => "'https://people.tailor-site.net/siobhan'"],
  [/^bio of/, () => "'Has sewn for thirty years, and says no to every second idea.'"],
  [/^registered name/, () => "'Tailor Works, Inc.'"],
  [/^postal address/, () => "'1 Needle Street, Los Angeles, CA 90013'"],
  [
    /German$/,
    () => quotesOf('Es passt zu uns, und niemand musste darauf warten.', ['Einkauf', 'Redaktion', 'Gründerin']),
  ],
  [/^three quotes/, () => quotesOf('It fits us, and nobody had to wait for it.', ['Buyer', 'Editor', 'Founder'])],
  [/^quote/, () => "{quote: 'It fits.', author: 'Siobhán Wójcik', role: 'Head of Growth', company: 'Velo Łódź'}"],
  [/^first case study/, () => caseStudy(1)],
  [/^second case study/, () => caseStudy(2)],
];

/** A sensible value for what a placeholder asks for, as source code. */
function answerTo(description: string, value: string): string {
  for (const [asked, answer] of answers) {
    const match = asked.exec(description);
    if (match !== null) return answer(match);
  }
  if (/^['`"]/.test(value)) return "'Given by the owner'";
  throw new Error(
    `Nothing is known to give for placeholder('${description}'); add it to tests/owner/edits/placeholders.ts.`,
  );
}

/** Puts a value in the place of the placeholder that asks for it; the type that it was given stays. */
function give(site: SiteFiles, file: string, description: string): void {
  const text = site.read(file);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const call = placeholdersIn(source).find((each) => each.description === description)?.call;
  if (call === undefined) throw new Error(`${file} has no placeholder('${description}').`);
  const answer = answerTo(description, call.arguments[1]?.getText(source) ?? '');
  const given = `${text.slice(0, call.getStart(source))}${answer}${text.slice(call.getEnd())}`;
  const isLast = placeholdersIn(ts.createSourceFile(file, given, ts.ScriptTarget.Latest, true)).length === 0;
  site.write(file, isLast ? given.replace(/^import \{placeholder\} from .*\n/m, '') : given);
  if (answer.includes(photo) && !site.has(`static${photo}`)) site.writePhoto(`static${photo}`);
}

interface Asked {
  readonly file: string;
  readonly description: string;
}

/** Every placeholder of the site as it is. */
const asked: readonly Asked[] = readdirSync('src', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file))
  .sort()
  .flatMap((name) => {
    const file = path.posix.join('src', name.split(path.sep).join('/'));
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    return placeholdersIn(source).map(({description}) => ({file, description}));
  });

const specs = [
  'team.spec.ts',
  'onePager.spec.ts',
  'legal.spec.ts',
  'home.spec.ts',
  'unfinished.spec.ts',
  'everyPage.spec.ts',
  'siteFiles.spec.ts',
  'codeBlocks.spec.ts',
  'analyticsSamples.spec.ts',
  'search/golden.spec.ts',
  'markdownTwins.spec.ts',
];

export const placeholderEdits: readonly Edit[] = [
  {
    name: 'every placeholder given',
    apply: (site) => asked.forEach(({file, description}) => give(site, file, description)),
    specs,
    goesWithOthers: true,
  },
  ...asked.map(({file, description}): Edit => ({
    name: `given: ${description}`,
    apply: (site) => give(site, file, description),
    specs,
    isFurther: true,
  })),
];
