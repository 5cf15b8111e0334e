import {readFileSync} from 'node:fs';
import {filesIn} from '@site/src/pipeline/files';

/** Words by which code tells `npm start` from production. */
const isFork = (text: string): boolean => /\bNODE_ENV\b|\bwebpackHot\b|\bmodule\.hot\b/.test(text);

test('the code of pages differs between `npm start` and production in the two places that the README lists', () => {
  // What runs in Node, types, and what `npm start` adds to its app.
  const others = /^(pipeline|blog\/(check|plugin))\/|\.d\.ts$|^browser\/development\.ts$/;
  const code = filesIn('src').filter((file) => /\.tsx?$/.test(file) && !others.test(file));
  const files = code.map((file) => `src/${file}`);
  expect(files.length).toBeGreaterThan(0);
  const forks = files.filter((file) => isFork(readFileSync(file, 'utf8')));
  expect(forks.sort()).toEqual(['src/browser/islands/Island.tsx', 'src/ui/PerAudience.tsx']);
  const list = readFileSync('src/browser/README.md', 'utf8');
  for (const file of forks) expect(list).toContain(`\`${file.replace(/^src\/(browser\/)?/, '')}\``);
  expect(isFork("if (process.env.NODE_ENV === 'development') draw();")).toBe(true);
});
