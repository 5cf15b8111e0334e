import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Prism} from 'prism-react-renderer';
import includeLanguages from '@theme/prism-include-languages';
import {parseFenceMeta} from '@site/src/pipeline/markdown/samples';
import {readTree, type SourceFile} from '../support/readTree';
import {sampleText} from '../support/samples';

interface Fence {
  /** The line on which the fence opens, counted from 1. */
  readonly line: number;
  readonly language: string;
  /** The words after the language. */
  readonly meta: string;
}

/** The fenced code blocks of a Markdown text; those inside of a block are its text. */
function fencesIn(text: string): Fence[] {
  const fences: Fence[] = [];
  let closing: string | undefined;
  text.split('\n').forEach((line, index) => {
    const [, marks, language = '', meta = ''] = /^\s*(`{3,}|~{3,})\s*([^\s`]*)\s*(.*)$/.exec(line) ?? [];
    if (marks === undefined) return;
    if (closing === undefined) {
      closing = marks;
      fences.push({line: index + 1, language, meta});
    } else if (marks.startsWith(closing) && language === '') {
      closing = undefined;
    }
  });
  return fences;
}

/** Languages a reader copies and runs or parses, which a page therefore shows from a file. */
const sampledLanguages = new Set(
  'bash css html ini javascript js json jsonc jsx sh shell ts tsx typescript yaml yml'.split(' '),
);

const fencesOf = (pages: readonly SourceFile[]) =>
  pages.flatMap(({file, text}) => fencesIn(text).map((fence) => ({file, ...fence})));

const typedBlocks = (pages: readonly SourceFile[]) =>
  fencesOf(pages).flatMap(({file, line, language, meta}) =>
    (sampledLanguages.has(language.toLowerCase()) || language === '') && !meta.includes('sample=')
      ? [`${file}:${line} has typed ${language || 'code'}; move it to docs/samples and write sample="<guide>/<file>"`]
      : [],
  );

const shownSamples = (pages: readonly SourceFile[]) =>
  new Set(fencesOf(pages).flatMap(({meta}) => (meta.includes('sample=') ? (parseFenceMeta(meta).sample ?? []) : [])));

const docs = readTree('docs', /\.mdx?$/);

test('no page of the documentation has code typed into it', () => {
  expect(docs.length).toBeGreaterThan(0);
  expect(fencesOf(docs).length).toBeGreaterThan(0);
  expect(typedBlocks(docs)).toEqual([]);
});

test('every sample is shown on a page', () => {
  const files = readdirSync('docs/samples', {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => `${parentPath}/${name}`.replace('docs/samples/', ''));
  expect(files.length).toBeGreaterThan(0);
  const shown = shownSamples(docs);
  expect(files.filter((file) => !shown.has(file))).toEqual([]);
});

/** The endings of the files that a block of a language can be; another language may have any. */
const endingsOf: Readonly<Record<string, RegExp>> = {
  ...{bash: /\.sh$/, html: /\.html$/, ini: /\.example$/, js: /\.mjs$/, json: /\.json$/, php: /\.php$/, ts: /\.ts$/},
  ...{powershell: /\.ps1$/, python: /\.py$/, sql: /\.sql$/, text: /\.txt$/, tsx: /\.tsx$/},
};

/** Samples whose language or whose name on the page is another file's; a reader of a platform has its own names. */
const otherFiles = (pages: readonly SourceFile[]) =>
  fencesOf(pages).flatMap(({file, line, language, meta}) => {
    if (!meta.includes('sample=')) return [];
    const {sample = ''} = parseFenceMeta(meta);
    const [, title = ''] = /title="([^"\s]+\.(?:d\.ts|mjs|php|ps1|py|sql|ts))"/.exec(meta) ?? [];
    const isRight = endingsOf[language]?.test(sample) !== false && (title === '' || sample.endsWith(`/${title}`));
    return isRight ? [] : [`${file}:${line}: ${language}, ${title}: ${sample}`];
  });

test('a sample is shown in its language and under its name', () => {
  expect(otherFiles(docs)).toEqual([]);
  expect(otherFiles([{file: 'a', text: '```ts sample="a/b.ts" title="c.ts"\n```\n'}])).toHaveLength(1);
  expect(otherFiles([{file: 'a', text: '```ruby sample="a/b.rb" title="b.rb"\n```\n'}])).toEqual([]);
});

test('a command runs a file that its guide shows, or installs what a sample beside it imports', () => {
  const commands = readTree('docs/samples', /\.sh$/);
  const wrong = commands.flatMap(({file, text}) => {
    const folder = readTree(path.dirname(file), /^(?!.*\.sh$)/);
    const names = folder.map((each) => path.basename(each.file));
    const runs = text.match(/(?<=\s)[\w-]+\.(?:mjs|py|ts)\b/g) ?? [];
    const [, installs] = /^npm install (@\S+)$/m.exec(text) ?? [];
    const isImported = installs === undefined || folder.some((each) => each.text.includes(`from '${installs}'`));
    return [...runs.filter((name) => !names.includes(name)), ...(isImported ? [] : [installs])];
  });
  expect(commands.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

/** The lines that a block has highlighted, which a guide tells its readers to look at or to change. */
function highlighted(meta: string): readonly string[] {
  const [, ranges] = /\{([\d,-]+)\}/.exec(meta) ?? [];
  if (ranges === undefined || !meta.includes('sample=')) return [];
  const {sample = ''} = parseFenceMeta(meta);
  const lines = sampleText(sample).trimEnd().split('\n');
  return ranges.split(',').map((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return lines.slice(from - 1, to).join('\n');
  });
}

/** Whether nothing in a text ends what has begun before it, such as a call or a comment. */
const beginsWhole = (text: string): boolean =>
  !/^\s*\*/.test(text) &&
  ['()', '{}'].every(([open, close]) => {
    let depth = 0;
    return text.split('').every((letter) => (depth += Number(letter === open) - Number(letter === close)) >= 0);
  });

test('highlighted lines begin with a statement', () => {
  const parts = fencesOf(docs).flatMap(({file, meta}) => highlighted(meta).map((text) => ({file, text})));
  expect(parts).not.toEqual([]);
  expect(parts.filter(({text}) => !beginsWhole(text))).toEqual([]);
});

test('what a guide tells its readers to replace or look at is highlighted', () => {
  const wanted: Readonly<Record<string, readonly string[]>> = {
    'analytics/amplitude-npm.ts': ['amplitude.init('],
    'analytics/segment-npm.ts': ['AnalyticsBrowser.load('],
    'analytics/segment-funnel.sql': ['experiment_id', 'trial_started'],
    'consent/cookiebot.ts': ['Cookiebot?.consent', 'CookiebotOnAccept'],
    'consent/onetrust.ts': ['OnetrustActiveGroups', 'OneTrustGroupsUpdated'],
    'nextjs-nonce/layout.tsx': ["get('x-nonce')", '<script async nonce={nonce}'],
    'tag-manager/hotjar.html': ['{{experimentGroup}}'],
  };
  const wrong = fencesOf(docs).flatMap(({file, meta}) => {
    const {sample = ''} = meta.includes('sample=') ? parseFenceMeta(meta) : {};
    const text = highlighted(meta).join('\n');
    const callback = sample.startsWith('analytics/') && sampleText(sample).includes('\n      experimentInitCallback');
    const words = wanted[sample] ?? (callback && text !== '' ? ['experimentInitCallback'] : []);
    return words.filter((word) => !text.includes(word)).map((word) => `${file}: ${sample}: ${word}`);
  });
  expect(wrong).toEqual([]);
});

/** Each from its vendor's page on events of one's own; the last from the HTML standard. */
test('a tool without a guide of its own is called as its vendor says', () => {
  const calls: Readonly<Record<string, string>> = {
    // https://posthog.com/docs/product-analytics/capture-events
    PostHog: "posthog.capture('tailor_experiment', event)",
    // https://developer.matomo.org/guides/tracking-javascript-guide: category, action and name.
    Matomo: "_paq.push(['trackEvent', 'tailor_experiment', event.experimentId, event.experimentGroup])",
    // https://plausible.io/docs/custom-props/for-custom-events
    Plausible: "plausible('tailor_experiment', {props: event})",
    'a server of your own': "navigator.sendBeacon('/experiments', JSON.stringify(event))",
  };
  const guide = docs.find(({file}) => file === 'docs/integrations/index.mdx')?.text ?? '';
  const rows = [...guide.matchAll(/^\| ([\w ]+) \| `(.*)` \|$/gm)];
  expect(rows.some(([, tool = '']) => tool in calls)).toBe(guide !== '');
  for (const [, tool = '', call] of rows) expect([tool, call]).toEqual([tool, calls[tool] ?? call]);
  // https://support.google.com/analytics/answer/7667196
  const kept = docs.flatMap(({text}) => text.match(/keep event data for .*? months/g) ?? []);
  for (const words of kept) expect(words).toBe('keep event data for 2 or 14 months');
});

test('a block without a title is called by its language', () => {
  const layout = readFileSync('src/theme/CodeBlock/Layout/index.tsx', 'utf8');
  const posts = readTree('blog', /\.md$/);
  const untitled = fencesOf([...docs, ...posts]).filter(({meta}) => !meta.includes('title='));
  const shown = untitled.filter(({language}) => !['', 'mermaid', 'tool'].includes(language));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter(({language}) => !new RegExp(`^ +${language}: '\\w+',$`, 'm').test(layout))).toEqual([]);
});

test('a page with typed code is caught', () => {
  const pages = readTree('tests/fixtures/typed-code', /\.mdx$/);
  expect(typedBlocks(pages).map((problem) => problem.split(';', 1)[0])).toEqual([
    'tests/fixtures/typed-code/page.mdx:3 has typed ts',
    'tests/fixtures/typed-code/page.mdx:9 has typed Bash',
    'tests/fixtures/typed-code/page.mdx:13 has typed code',
  ]);
  expect([...shownSamples(pages)]).toEqual(['guide/call.ts']);
});

includeLanguages(Prism);

/** Fences that are not code: plain text, drawings and tools. */
const notCode = new Set(['text', 'mermaid', 'tool']);

/** Fences whose language the highlighter does not know, so that they would stay grey. */
const unknownLanguages = (pages: readonly SourceFile[]): string[] =>
  fencesOf(pages).flatMap(({file, line, language}) =>
    notCode.has(language) || Object.hasOwn(Prism.languages, language)
      ? []
      : [
          `${file}:${line}: "${language}"; write text, or add the language to prism in src/pipeline/config/themeConfig.ts`,
        ],
  );

test('every language of the guides is highlighted', () => {
  expect(fencesOf(docs).length).toBeGreaterThan(0);
  expect(unknownLanguages(docs)).toEqual([]);
});

test('a misspelled language and a missing one are caught', () => {
  const page = {file: 'page.mdx', text: '```tpyescript\n```\n\n```\n```\n\n```ts\n```\n'};
  expect(unknownLanguages([page]).map((problem) => problem.split(';', 1)[0])).toEqual([
    'page.mdx:1: "tpyescript"',
    'page.mdx:4: ""',
  ]);
});
