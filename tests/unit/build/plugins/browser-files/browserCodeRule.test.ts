import {Linter} from 'eslint';
import {parser} from 'typescript-eslint';

let lint: (file: string, code: string) => string[];

beforeAll(async () => {
  const {default: plugin} = await import('@site/src/build/plugins/browser-files/browserCodeRule.mjs');
  const linter = new Linter();
  lint = (file, code) =>
    linter
      .verify(
        code,
        [
          {
            files: ['**/*.{ts,tsx}'],
            languageOptions: {parser, parserOptions: {ecmaFeatures: {jsx: true}}},
            plugins: {site: plugin},
            rules: {'site/browser-code': 'error'},
          },
        ],
        {filename: file},
      )
      .map(({message}) => message);
});

const counter = `
import {useState} from 'react';
export default function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}`;

test('a counter on a page is told what it does not do, and how it has to be done', () => {
  const messages = lint('src/pages/counter.tsx', counter);
  expect(messages).toHaveLength(2);
  expect(messages[0]).toMatch(/^useState does nothing here\./);
  expect(messages[1]).toMatch(/^onClick is never called here\./);
  for (const message of messages) {
    expect(message).toContain('*.island.tsx');
    expect(message).toContain('*.behavior.ts');
  }
});

test.each(['src/pages/Counter.island.tsx', 'src/ui/Counter.client.tsx', 'src/lead/useLead.client.ts'])(
  '%s may do the same',
  (file) => {
    expect(lint(file, file.endsWith('.ts') ? counter.slice(0, counter.indexOf('export')) : counter)).toEqual([]);
  },
);

test('the parts of islands are for islands alone; types are for everybody', () => {
  const code = "import {Choices} from './Choices.client';";
  expect(lint('src/pages/a.tsx', code)).toEqual([expect.stringMatching(/^\.\/Choices\.client runs in browsers/)]);
  expect(lint('src/pages/a.island.tsx', code)).toEqual([]);
  expect(lint('src/pages/a.tsx', "import type {Choice} from './Choices.client';")).toEqual([]);
});

test('React by its whole name is no way around', () => {
  expect(lint('src/a.tsx', "import * as React from 'react'; React.useEffect(() => {});")).toHaveLength(1);
});

test('what only renders is left alone', () => {
  expect(
    lint('src/a.tsx', "import {useId} from 'react'; export const A = () => <p id={useId()} data-on='x' />;"),
  ).toEqual([]);
});
