import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Code that pages fetch when they need it, by the name that it is imported under. */
export type FetchedScript = 'islands' | 'page-feedback' | 'search';

/** A pattern of the address of such code: its file is named by a number, which the build notes. */
export function addressOf(name: FetchedScript, build: 'build' | 'build-owner' = 'build'): string {
  const {parts}: {parts: Record<string, {files: string[]}>} = JSON.parse(
    readFileSync(`${build}/.hosting/bundles.json`, 'utf8'),
  );
  const [file] = parts[name]?.files ?? [];
  if (file === undefined) throw new Error(`The build has no script "${name}"; run npm run build.`);
  return `**/assets/js/${path.basename(file).split('.')[0] ?? ''}.*.js`;
}
