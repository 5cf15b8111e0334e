import {spawnSync} from 'node:child_process';
import {copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {readTree} from '../../support/readTree';
import type {Fixture, FixturePage} from '../fixture';

export type PeerName = 'starlight' | 'docusaurus';

/** Where packages and sites of peers lie; git and the checks leave it out. */
const folderOf = (name: PeerName | 'lighthouse'): string => path.join('.benchmark', name);

function run(command: string, args: readonly string[], folder: string): void {
  const binaries = path.resolve(folder, 'node_modules', '.bin');
  const {status} = spawnSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Astro needs a newer Node than this site may run on: the one among its packages stands first.
    env: {
      ...process.env,
      PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}`,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  if (status !== 0) throw new Error(`"${command} ${args.join(' ')}" failed in ${folder}.`);
}

/** Installs the packages that are pinned beside this file, unless they are there. @returns their folder. */
export function installTool(name: PeerName | 'lighthouse'): string {
  const wanted = path.join('tests/benchmark/peers', name, 'package.json');
  const folder = folderOf(name);
  const installed = path.join(folder, 'installed.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(wanted, 'utf8')) return folder;
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  copyFileSync(wanted, path.join(folder, 'package.json'));
  // Production is said for the build; npm would leave packages out for it.
  run('npm', ['install', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts'], folder);
  copyFileSync(wanted, installed);
  return folder;
}

type Fields = Readonly<Record<string, unknown>> & {readonly date?: string | undefined};

/** Writes a page with front matter, whose values may be any text. */
function put(file: string, {title, description, body}: FixturePage, {date, ...more}: Fields = {}): void {
  const fields = Object.entries({title, description, ...more}).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  // A date is one in YAML without quotes only.
  if (date !== undefined) fields.push(`date: ${date}`);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, ['---', ...fields, '---', '', body].join('\n'));
}

const slugOf = (post: FixturePage): string => path.basename(post.path);

/** Starlight as its starter makes it, with the blog plugin that its documentation names. */
function writeStarlight({home, docs, posts}: Fixture): void {
  const folder = folderOf('starlight');
  rmSync(path.join(folder, 'src'), {recursive: true, force: true});
  cpSync('tests/benchmark/peers/starlight', folder, {recursive: true});
  const content = path.join(folder, 'src/content/docs');
  const actions = [{text: 'Read the docs', link: '/docs/ab-testing/'}];
  put(path.join(content, 'index.md'), home, {template: 'splash', hero: {tagline: home.description, actions}});
  for (const doc of docs) put(path.join(content, `${doc.path}.md`), doc);
  for (const post of posts) {
    put(path.join(content, 'blog', `${slugOf(post)}.md`), post, {excerpt: post.description, date: post.date});
  }
}

/** In the place of the three pictures of the template's home page. */
const homeContent = `import Home from '../../pages/_home.md';

export default function HomepageFeatures() {
  return <section className="container margin-vert--lg"><Home /></section>;
}
`;

/** Stock Docusaurus: the classic template as create-docusaurus lays it, with other texts. */
function writeDocusaurus({home, docs, posts}: Fixture): void {
  const folder = folderOf('docusaurus');
  const templates = path.join(folder, 'node_modules/create-docusaurus/templates');
  for (const name of ['src', 'docs', 'blog']) rmSync(path.join(folder, name), {recursive: true, force: true});
  for (const name of ['shared', 'classic']) {
    cpSync(path.join(templates, name), folder, {
      recursive: true,
      filter: (file) => !/[/\\](package\.json|(docs|blog)[/\\].*)$/.test(path.relative(templates, file)),
    });
  }
  // Twins are plain Markdown, in which a brace is a brace.
  const plain = {mdx: {format: 'md'}};
  writeFileSync(path.join(folder, 'src/components/HomepageFeatures/index.js'), homeContent);
  put(path.join(folder, 'src/pages/_home.md'), home, plain);
  put(path.join(folder, 'docs/intro.md'), {...home, title: 'Documentation', body: home.description}, plain);
  for (const doc of docs) put(path.join(folder, `${doc.path}.md`), doc, plain);
  for (const post of posts) {
    const body = `${post.description}\n\n<!-- truncate -->\n\n${post.body}`;
    put(
      path.join(folder, 'blog', `${slugOf(post)}.md`),
      {...post, body},
      {...plain, slug: slugOf(post), date: post.date},
    );
  }
}

/** What nginx needs to serve any site: this site's rules are its own. */
const rules =
  'include /etc/nginx/mime.types;\nerror_page 404 /404.html;\nlocation / { try_files $uri $uri/index.html $uri.html =404; }\n';

/** Installs a peer's packages and writes its site; returns its folder. */
export function writePeer(name: PeerName, fixture: Fixture): string {
  installTool(name);
  (name === 'starlight' ? writeStarlight : writeDocusaurus)(fixture);
  return folderOf(name);
}

/**
 * Builds a peer's site, compressed as highly as this site's own.
 *
 * @returns a folder whose `build/` can be served as this site's is.
 */
export function buildPeer(name: PeerName, fixture: Fixture): string {
  const folder = writePeer(name, fixture);
  run(
    name === 'starlight' ? 'astro' : 'docusaurus',
    ['build', name === 'starlight' ? '--outDir=build' : '--out-dir=build'],
    folder,
  );
  for (const {file, text} of readTree(path.join(folder, 'build'), /\.(html|xml|js|css|svg|json)$/)) {
    writeFileSync(`${file}.br`, brotliCompressSync(text));
  }
  mkdirSync(path.join(folder, 'build/.hosting'), {recursive: true});
  writeFileSync(path.join(folder, 'build/.hosting/nginx-http.conf'), '');
  writeFileSync(path.join(folder, 'build/.hosting/nginx-server.conf'), rules);
  return folder;
}
