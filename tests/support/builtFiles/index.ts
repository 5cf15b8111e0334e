import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {imageSize} from 'image-size';
import {daily} from '../daily';
import {readTree} from '../readTree';
import {browserSays, judgedInBrowser} from './inBrowser';
import {holdsReplacements, judgedInNode} from './inNode';

/** Whether a guide or a post holds the character of its own accord. */
const isWritten = ['docs', 'blog'].some((folder) =>
  readTree(folder, /\.mdx?$/).some(({text}) => text.includes('\uFFFD')),
);

const here = 'tests/support/builtFiles';

function entryOf<Value>(table: Readonly<Record<string, Value>>, ending: string): Value | undefined {
  return Object.hasOwn(table, ending) ? table[ending] : undefined;
}

/** Browsers show a picture whatever its ending; servers and programs that share it go by the ending. */
function otherPicture(ending: string, bytes: Buffer): string | undefined {
  const {type = 'unknown'} = imageSize(bytes);
  return type === (ending === 'jpeg' ? 'jpg' : ending) ? undefined : `it is a picture of the kind ${type}`;
}

/** What is wrong with one file of a folder; undefined where it is what its ending says. */
async function problemOf(page: Page, folder: string, name: string): Promise<string | undefined> {
  const file = path.join(folder, name);
  const bytes = readFileSync(file);
  const ending = path.extname(path.basename(name).replace(/^\./, 'name.')).slice(1);
  const original = (): Buffer => readFileSync(file.slice(0, -ending.length - 1));
  const judge = entryOf(judgedInNode, ending);
  const type = entryOf(judgedInBrowser, ending);
  try {
    if (!isWritten && holdsReplacements(ending, bytes)) {
      return 'it holds U+FFFD: bytes were read as a text that they are not';
    }
    if (judge !== undefined) {
      judge({bytes, original});
      return undefined;
    }
    if (type === undefined) return `no check knows such files: add "${ending}" to ${here}/inNode.ts or inBrowser.ts`;
    if (type.startsWith('image/')) {
      const problem = otherPicture(ending, bytes);
      if (problem !== undefined) return problem;
    }
    return await browserSays(page, type, bytes);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const isSame = (file: string, other: string): boolean =>
  existsSync(other) && readFileSync(file).equals(readFileSync(other));

/**
 * The files of a folder, and one line for each that is not what its ending says.
 *
 * @param judged a folder that was judged before: what is the same there is not judged again.
 */
export async function judgeFiles(
  page: Page,
  folder: string,
  judged?: string,
): Promise<{readonly names: string[]; readonly problems: string[]}> {
  const names = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(folder, path.join(parentPath, name)))
    .filter((name) => judged === undefined || !isSame(path.join(folder, name), path.join(judged, name)))
    .sort();
  const cards = names.filter((name) => name.startsWith('img/cards/'));
  const problems: string[] = [];
  // The cards of pages are drawn by the same code; shareCards.spec.ts reads how large each is.
  for (const name of [...names.filter((each) => !cards.includes(each)), ...daily(cards, 5)]) {
    const problem = await problemOf(page, folder, name);
    if (problem !== undefined) problems.push(`${name}: ${problem}`);
  }
  return {names, problems};
}

/** Every ending that has a check. */
export const knownEndings: readonly string[] = [...Object.keys(judgedInNode), ...Object.keys(judgedInBrowser)].sort();
