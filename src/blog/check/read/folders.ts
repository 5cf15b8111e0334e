import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {quote, wrong, type Finding, type Problem} from '../../finding';
import {filesIn} from '../../../pipeline/files';
import {slugOf} from '../../../lib/slug';

/** A folder with a post in it; `files` are paths below it, with `/` between their parts. */
export interface PostFolder {
  readonly name: string;
  readonly files: readonly string[];
}

/** Whether a file is a picture of any kind, also of one that posts cannot show. */
export const isPicture = (name: string): boolean => /\.(svg|png|jpe?g|webp|gif|avif|bmp|tiff?|heic)$/i.test(name);
const isText = (name: string): boolean => /\.mdx?$/i.test(name);
/** Files that the system puts into folders by itself. */
const isHidden = (name: string): boolean =>
  name.split('/').some((part) => /^(\..*|Thumbs\.db|desktop\.ini)$/.test(part));

/** What no name may have, since addresses, bundlers or Windows read it as something else. */
const forbidden = /[#%?!"*:<>|\\\p{Cc}]/u;
/** Names that Windows keeps for itself, and one that packages have. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d|node_modules)(\.|$)/i;

/** Whether a name can be one of a folder on every computer and of a post in every build. */
function checkFolderName(name: string): Problem | undefined {
  const [found] = forbidden.exec(name) ?? [];
  const plain = slugOf(name, 120) || 'my-post';
  if (found !== undefined) {
    return wrong(
      `The name of the folder has a ${JSON.stringify(found)}, which means something else in addresses.`,
      `Rename the folder to ${plain}; the address of the post is its slug, and stays.`,
    );
  }
  if (!reserved.test(name) && !/[. ]$/.test(name)) return undefined;
  return wrong('A folder cannot have this name on every computer.', `Rename it to ${plain}-post.`);
}

const whatFolderHolds = 'A post’s folder holds index.md and its pictures.';

function strayFile(file: string): Finding {
  const name = quote(path.posix.basename(file));
  const problem = isText(file)
    ? wrong(
        `${name} would become a post of its own.`,
        `${whatFolderHolds} Delete it, or make it the index.md of another folder.`,
      )
    : wrong(`${name} does not belong here.`, `${whatFolderHolds} Delete it.`);
  return {file, place: 'file', ...problem};
}

/** A folder whose text is missing or has another name. */
function withoutIndex(folder: string, files: readonly string[]): Finding {
  const text = files.find(isText);
  if (text === undefined) {
    const remedy = 'Put the text there as index.md, or delete the folder.';
    return {file: folder, place: 'folder', ...wrong('There is no index.md, so this is no post.', remedy)};
  }
  const problem = text.toLowerCase().endsWith('.mdx')
    ? wrong(
        'It is MDX, and posts are plain Markdown.',
        'Rename the file to index.md, and take import lines and <components> out of it.',
      )
    : wrong(`The text of a post is called index.md, not ${quote(text)}.`, 'Rename the file to index.md.');
  return {file: `${folder}/${text}`, place: 'file', ...problem};
}

/**
 * Looks through the folder of all posts.
 *
 * @param blogDir the folder; `shown` is its path from the site's.
 */
export async function readFolders(
  blogDir: string,
  shown: string,
): Promise<{folders: PostFolder[]; findings: Finding[]}> {
  const folders: PostFolder[] = [];
  const findings: Finding[] = [];
  const entries = await readdir(blogDir, {withFileTypes: true}).catch(() => []);
  for (const entry of entries.filter(({name}) => !isHidden(name)).sort((a, b) => a.name.localeCompare(b.name))) {
    const {name} = entry;
    const file = `${shown}/${name}`;
    if (!entry.isDirectory()) {
      if (isText(name)) {
        const folder = name.replace(/\.mdx?$/i, '');
        const remedy = `Each post has a folder of its own. Move it to ${shown}/${folder}/index.md, with its pictures.`;
        findings.push({file, place: 'file', problem: 'It lies outside of a post’s folder.', remedy});
      } else if (name !== 'authors.yml') findings.push(strayFile(file));
      continue;
    }
    const files = filesIn(path.join(blogDir, name)).filter((file) => !isHidden(file));
    if (files.length === 0) continue;
    if (name.startsWith('_')) {
      const remedy = `Rename it to ${name.replace(/^_+/, '')}; a post that is to come has a date in the future.`;
      findings.push({file, place: 'folder', problem: 'Its name begins with _, and such are left out.', remedy});
    }
    const problem = checkFolderName(name);
    if (problem !== undefined) findings.push({file, place: 'folder', ...problem});
    if (files.includes('index.md')) folders.push({name, files});
    else findings.push(withoutIndex(file, files));
    const strays = files.includes('index.md')
      ? files.filter((other) => other !== 'index.md')
      : files.filter((other) => !isText(other));
    findings.push(...strays.filter((other) => !isPicture(other)).map((other) => strayFile(`${file}/${other}`)));
  }
  return {folders, findings};
}
