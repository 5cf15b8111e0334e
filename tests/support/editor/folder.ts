import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';

/** Files by path. */
export type Files = ReadonlyMap<string, Buffer>;

/** The files of a folder, by path. */
export function filesOf(folder: string): Files {
  return new Map(readdirSync(folder).map((name) => [`${folder}/${name}`, readFileSync(path.join(folder, name))]));
}

/**
 * Has the editor be given a folder inside the browser (OPFS) when it asks for
 * one: a minimal clone of this repository, with the given files.
 */
export async function offerFolder(page: Page, given: Files): Promise<void> {
  const files = new Map([
    ['.git/HEAD', Buffer.from('ref: refs/heads/main')],
    ['blog/authors.yml', readFileSync('blog/authors.yml')],
    ...given,
  ]);
  await page.addInitScript(() => {
    Object.assign(window, {showDirectoryPicker: () => navigator.storage.getDirectory()});
  });
  const contents = [...files].map(([name, content]): [string, string] => [name, content.toString('base64')]);
  // A file of the same origin, whose storage the editor shares.
  await page.goto('/robots.txt');
  await page.evaluate(async (contents) => {
    const root = await navigator.storage.getDirectory();
    for (const [name, content] of contents) {
      const parts = name.split('/');
      let folder = root;
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, {create: true});
      const handle = await folder.getFileHandle(parts.at(-1) ?? '', {create: true});
      const stream = await handle.createWritable();
      await stream.write(Uint8Array.from(atob(content), (character) => character.charCodeAt(0)));
      await stream.close();
    }
  }, contents);
}

/** All files below `blog` in that folder, by path. */
export async function savedFiles(page: Page): Promise<Files> {
  const files = await page.evaluate(async () => {
    const found: [string, string][] = [];
    async function read(folder: FileSystemDirectoryHandle, above: string): Promise<void> {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${above}${name}/`);
        else if (handle instanceof FileSystemFileHandle) {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          found.push([`${above}${name}`, Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')]);
        }
      }
    }
    await read(await (await navigator.storage.getDirectory()).getDirectoryHandle('blog'), 'blog/');
    return found;
  });
  return new Map(files.map(([name, content]) => [name, Buffer.from(content, 'latin1')]));
}
