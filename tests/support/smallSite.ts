import {appendFileSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describeHosting, type HostingDescription} from '../../src/pipeline/hosting/description';
import {makeServerRules} from '../../src/pipeline/publish/servers';
import {writeFiles} from '../../src/pipeline/files';
import type {ResolvedRedirect} from '../../src/lib/redirects';
import type {Settings} from '../../src/lib/settings/parse';
import {startServer, type Engine, type Server} from './servers';

interface SmallSite {
  readonly settings: Settings;
  readonly redirects?: readonly ResolvedRedirect[];
  /** The addresses of pages, each of which is there. */
  readonly pages: readonly string[];
  /** Pages that the rules know and that are not there. */
  readonly furtherPages?: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
  /** What nginx is told beside the site's own rules. */
  readonly nginxRules?: readonly string[];
  readonly change?: (description: HostingDescription) => HostingDescription;
}

const page = '<!doctype html><title>A page</title>';

/** A few files with the rules of the real site for both servers, in a new folder whose name no shell would take. */
export async function smallSite({
  settings,
  redirects = [],
  pages,
  furtherPages = [],
  files = {},
  nginxRules = [],
  change,
}: SmallSite) {
  const folder = mkdtempSync(path.join(tmpdir(), `tailor ai's "site" $d-`));
  const site = path.join(folder, 'build');
  const description = describeHosting(settings, redirects, ["'sha256-a'"], [...pages, ...furtherPages]);
  const known = change?.(description) ?? description;
  await writeFiles(site, [
    ...['/index', '/404', '/blog/404', '/vs', ...pages].map((name) => ({name: `${name.slice(1)}.html`, content: page})),
    ...Object.entries(files).map(([name, content]) => ({name, content})),
    ...makeServerRules({siteDir: process.cwd()}, site, known),
  ]);
  appendFileSync(path.join(site, '.hosting/nginx-server.conf'), nginxRules.join('\n'));
  return {site, remove: () => rmSync(folder, {recursive: true})};
}

/** Serves such a site for as long as something is done with it. */
export async function withSmallSite(
  engine: Engine,
  wanted: SmallSite,
  act: (server: Omit<Server, 'stop'>) => Promise<void>,
): Promise<void> {
  const {site, remove} = await smallSite(wanted);
  try {
    const server = await startServer(engine, '.', site);
    try {
      await act(server);
    } finally {
      await server.stop();
    }
  } finally {
    remove();
  }
}
