import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Every page of a built site that a visitor can read: its path and its HTML, redirect pages left out. */
export function builtPages(folder = 'build'): {path: string; html: string}[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
      html: readFileSync(path.join(folder, file), 'utf8'),
    }))
    .filter(({html}) => !html.includes('http-equiv="refresh" content="0;'));
}
