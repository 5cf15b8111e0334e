import {readFileSync} from 'node:fs';
import {Globby} from '@docusaurus/utils';

const reads = (text: string): boolean => text.includes('NODE_ENV');

test('the code of pages differs between `npm start` and production in the two places that the README lists', async () => {
  const inNode = ['src/build/**', 'src/blog/{check,plugin}/**'];
  const files = await Globby('src/**/*.{ts,tsx}', {ignore: inNode});
  expect(files.length).toBeGreaterThan(700);
  const forks = files.filter((file) => reads(readFileSync(file, 'utf8')));
  expect(forks.sort()).toEqual(['src/browser/islands/Island.tsx', 'src/ui/PerAudience.tsx']);
  const list = readFileSync('src/browser/README.md', 'utf8');
  for (const file of forks) expect(list).toContain(`\`${file.replace(/^src\/(browser\/)?/, '')}\``);
  expect(reads("if (process.env.NODE_ENV === 'development') draw();")).toBe(true);
});
