import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Every HTML file of a built site, by the path that leads to it. */
export const builtHtml = (folder = 'build'): {path: string; html: string}[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
      html: readFileSync(path.join(folder, file), 'utf8'),
    }));

/** Every page of a built site that a visitor can read, redirect pages left out. */
export const builtPages = (folder = 'build'): {path: string; html: string}[] =>
  builtHtml(folder).filter(({html}) => !html.includes('http-equiv="refresh" content="0;'));
