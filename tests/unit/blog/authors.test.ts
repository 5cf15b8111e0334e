import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readAuthors} from '@site/src/blog/authors';
import {authorAddresses} from '@site/src/blog/check/rules/authors';
import {readSite} from '@site/src/blog/check/read/site';

const siteDir = mkdtempSync(path.join(tmpdir(), 'authors-'));
mkdirSync(path.join(siteDir, 'blog'));
afterAll(() => rmSync(siteDir, {recursive: true}));

/** What is said of a list of authors, by line and place. */
async function said(text: string): Promise<string[]> {
  writeFileSync(path.join(siteDir, 'blog/authors.yml'), text);
  const {options, findings} = await readAuthors(siteDir);
  const site = await readSite(process.cwd(), [], []);
  return [...findings, ...authorAddresses(options, site)].map(
    ({line, place, problem, remedy}) => `${line ?? 0} ${place}: ${problem} ${remedy}`,
  );
}

test('an author with a name and an address, here or elsewhere, is one, whatever else is said of them', async () => {
  expect(
    await said(
      '\uFEFFa:\r\n  name: Ada\r\n  url: /team\r\nb:\r\n  name: Ben\r\n  url: https://b.example.com\r\n  title: CTO\r\nc:\r\n  name: Cy\r\n',
    ),
  ).toEqual([]);
  const {options} = await readAuthors(siteDir);
  // An author without an address is found with the team.
  expect(options.map(({url}) => url)).toEqual(['/team', 'https://b.example.com', '/team']);
});

test('what is wrong is said of the author and the line, and of no post', async () => {
  const text =
    'a:\n  name: Ada\n  url: www.example.com/ada\nb:\n  url: /team\nc:\n  name: Cy\n  url: /taem\nd: Dan\ne:\n  name: |\n    Eve\n    Fay\n';
  expect(await said(text)).toEqual([
    expect.stringMatching(/^4 "b": The author has no name that readers see\. Write each author as three lines/),
    expect.stringMatching(/^9 "d": The author has no name/),
    expect.stringMatching(/^10 "e": The author has no name/),
    '3 url of a: "www.example.com/ada" is neither a whole address nor a path from the start of this site. Write https://www.example.com/ada',
    '8 url of c: There is no page "/taem" on this site. Did you mean "/team"?',
  ]);
});

test.each([['- a\n'], ['a: [\n'], ['a: 1\na: 2\n'], ['']])('%j is no list of authors', async (text) => {
  expect((await said(text)).length).toBe(1);
});
