import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readTree} from './readTree';

export interface Readme {
  readonly file: string;
  readonly text: string;
}

export const readReadme = (file: string): Readme => ({file, text: readFileSync(file, 'utf8')});

/** The text of the page on deploying. */
export const hostingReadme = (): string => readReadme('src/pipeline/hosting/README.md').text;

/** Every README of the project, that of the root first, the page for new owners and the decisions. */
export function readReadmes(): Readme[] {
  const below = ['src', 'tests'].flatMap((folder) =>
    readTree(folder, /^(?!fixtures\/)(?!.*node_modules\/).*\b(README|TAKE-OVER|DECISIONS)\.md$/),
  );
  return [readReadme('README.md'), ...below];
}

/** The text of a section, from its heading to the next of its level. */
export function section(text: string, heading: string): string {
  const [, found = ''] = new RegExp(`^## ${heading}\n([^]*?)(?=^## |$(?![^]))`, 'm').exec(text) ?? [];
  return found;
}

const withoutCode = (text: string): string => text.replaceAll(/^ *```[^]*?^ *```/gm, '').replaceAll(/`[^`\n]*`/g, '');

/** Scripts named as `npm run X`, `npm start` or `npm test`. */
export function namedScripts(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:run ([\w:]+)|(start|test))\b/g)].flatMap(([, run, short]) => run ?? short ?? []);
}

/** Paths in code style, from the project's folder; up to the first part that stands for any name, such as `<Name>`. */
export function namedPaths(text: string): string[] {
  const code = [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].flatMap(
    ([, inline]) => inline ?? [],
  );
  const pictures = [...withoutCode(text).matchAll(/!\[[^\]]*\]\(([^):]+)\)/g)].flatMap(([, source]) => source ?? []);
  return [...code.filter((name) => /^(?:src|docs|blog|static|tests|\.github)(?:\/|$)/.test(name)), ...pictures].map(
    (name) => name.replace(/\/?[^/]*[<{*][^]*$/, ''),
  );
}

/** What GitHub calls a heading in addresses. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s/g, '-');

/** Links between READMEs that lead to no README, or to a heading that it does not have. */
export function lostLinks(readmes: readonly Readme[]): string[] {
  const anchors = readmes.flatMap(({file, text}) => [
    `${file}#`,
    ...[...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => `${file}#${anchorOf(heading)}`),
  ]);
  return readmes.flatMap(({file, text}) =>
    [...withoutCode(text).matchAll(/(?<!!)\[[^\]]*\]\((?![a-z]+:)([^)\s#]*)#?([^)\s]*)\)/g)].flatMap(
      ([, to = '', anchor = '']) => {
        const target = `${to === '' ? file : path.posix.join(path.posix.dirname(file), to)}#${anchor}`;
        return anchors.includes(target) ? [] : [`${file} links to ${target}`];
      },
    ),
  );
}

/** The recipes of a list, each with its name. */
export function recipesIn(list: string): {readonly name: string; readonly text: string}[] {
  return list
    .trim()
    .split(/\n(?=- )|\n\n/)
    .flatMap((text) => {
      const [, name] = /^- \*\*(.+?)\.\*\*/.exec(text) ?? [];
      return name === undefined ? [] : [{name, text}];
    });
}
