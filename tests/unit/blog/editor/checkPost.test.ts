import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {imageSize} from 'image-size';
import {parse} from 'yaml';
import {checkPosts} from '@site/src/blog/check';
import type {Picture} from '@site/src/blog/check/post';
import {checkForm} from '@site/src/pipeline/publish/editor/client/checkPost';
import {brokenPosts} from '@site/tests/fixtures/brokenPosts';
import {blogDirOf} from '@site/tests/support/postFixtures';

/**
 * What a form cannot have: a file's form, files that are not there, and what is wrong only beside other posts and pages;
 * and what it does not know: the letters of the cards' fonts.
 */
const notOfForms =
  /^(yaml|folder|links|file|diagram|nothing|many|author|slug-twice|fields-(missing|unknown|not-text)|cover-(missing|case|outside|extension|alt-of-another)|pictures-(missing|outside)|date-time|text-characters|title-letters)/;

const fixtures = ['good', ...Object.keys(brokenPosts)].filter((name) => !notOfForms.test(name));

function pictureOf(folder: string): (name: string) => Promise<Picture | undefined> {
  return async (name) => {
    const file = path.join(folder, name);
    if (!existsSync(file)) return undefined;
    const bytes = readFileSync(file);
    try {
      const {width, height, type = ''} = imageSize(bytes);
      return {bytes: bytes.length, size: {width, height, type}};
    } catch {
      return {bytes: bytes.length};
    }
  };
}

/** The values that the editor's form has for a post. */
function valuesOf(text: string): Record<string, unknown> {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const fields: Record<string, unknown> = parse(head);
  return {...fields, body};
}

test.each(fixtures)('%s: the form is refused with the sentences of the check', async (fixture) => {
  const blogDir = blogDirOf(fixture);
  const findings = await checkPosts({siteDir: process.cwd(), blogDir});
  for (const name of readdirSync(blogDir)) {
    const file = path.join(blogDir, name, 'index.md');
    if (!existsSync(file)) continue;
    const refused = await checkForm(valuesOf(readFileSync(file, 'utf8')), pictureOf(path.dirname(file)));
    const expected = findings
      .filter((finding) => path.resolve(finding.file) === file)
      .map(({problem, remedy}) => `${problem} ${remedy}`);
    expect(refused.map((line) => line.replace(/^(?:\w+ )*(?:"[^"]*")?[^:]*: /, '')).sort()).toEqual(expected.sort());
  }
});

test('a post with pictures from before, whatever their names, is saved again', async () => {
  const text = readFileSync(path.join(blogDirOf('good'), '2025-10-08-post', 'index.md'), 'utf8');
  const more = '![Two bars](100%.svg) ![Two bars](bars.JPEG)';
  expect(await checkForm(valuesOf(`${text}\n\n${more}\n`), () => Promise.resolve(undefined))).toEqual([]);
});

test('most kinds of mistakes are among them', () => {
  expect(fixtures.length).toBeGreaterThan(20);
});
