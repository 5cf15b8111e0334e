import {Prism} from 'prism-react-renderer';
import includeLanguages from '@theme/prism-include-languages';
import {fencesIn} from '../support/fences';
import {readTree, type SourceFile} from '../support/readTree';

includeLanguages(Prism);

/** Fences that are not code: plain text, drawings and tools. */
const notCode = new Set(['text', 'mermaid', 'tool']);

/** Fences whose language the highlighter does not know, so that they would stay grey. */
const unknownLanguages = (pages: readonly SourceFile[]): string[] =>
  pages.flatMap(({file, text}) =>
    fencesIn(text).flatMap(({line, language}) =>
      notCode.has(language) || Object.hasOwn(Prism.languages, language)
        ? []
        : [
            `${file}:${line}: "${language}"; write text, or add the language to prism in src/build/config/themeConfig.ts`,
          ],
    ),
  );

const pages = [...readTree('docs', /\.mdx?$/), ...readTree('blog', /\.mdx?$/)];

test('every language on the site is highlighted', () => {
  expect(pages.flatMap(({text}) => fencesIn(text)).length).toBeGreaterThanOrEqual(10);
  expect(unknownLanguages(pages)).toEqual([]);
});

test('the languages that docs are written in are known', () => {
  for (const language of ['ts', 'tsx', 'js', 'bash', 'sh', 'json', 'html', 'yaml', 'ini']) {
    expect(Object.keys(Prism.languages)).toContain(language);
  }
});

test('a misspelled language and a missing one are caught', () => {
  const page = {file: 'page.mdx', text: '```tpyescript\n```\n\n```\n```\n\n```ts\n```\n'};
  expect(unknownLanguages([page]).map((problem) => problem.split(';', 1)[0])).toEqual([
    'page.mdx:1: "tpyescript"',
    'page.mdx:4: ""',
  ]);
});
