/**
 * `node tests/newcomer/run.mjs`: does in a fresh clone what the README tells a newcomer to do first. It runs the
 * README's first command as it stands there, opens pages of each kind in a browser, reads their headings, and stops
 * what it started. Then it runs the second, and ends as that one does: with the line that counts the tests. Plain
 * JavaScript without packages, since those commands are what installs them.
 */
import {spawn, spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';

/** What the site's commands write. With it, this checkout would prove nothing about a clone that was never built. */
const leftovers = ['.docusaurus', 'build', 'node_modules/.cache'];

/** A page of each kind, and a word that a visitor reads there. */
const firstPages = [
  {path: '/', word: 'Tailor AI'},
  {path: '/docs/ab-testing', word: 'A/B testing'},
  {path: '/blog', word: 'articles'},
  {path: '/tools/sample-size', word: 'visitors'},
  {path: '/embed/tailoring-images', word: 'Tailoring images'},
];

/**
 * The two commands of a README's first block of shell commands.
 *
 * @param {string} readme
 * @returns {{open: string, test: string}} the one that opens the site, and the one that tests it.
 * @throws Error where there are not two.
 */
function firstCommands(readme) {
  const [, open, test] = /^```sh\n(.+)\n(.+)\n```$/m.exec(readme) ?? [];
  if (open === undefined || test === undefined) {
    throw new Error('README.md does not begin with a block of two shell commands; write ```sh before them.');
  }
  return {open, test};
}

/**
 * Runs a command until it prints the site's address.
 *
 * @param {string} command
 * @returns {Promise<{address: string, stop: () => Promise<void>}>}
 * @throws Error with what it printed last, where it ends before.
 */
async function start(command) {
  const child = spawn('bash', ['-c', command], {
    // A group of its own, so that all that it starts is stopped with it. No browser window opens.
    detached: true,
    env: {...process.env, BROWSER: 'none'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let ended = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      printed += part.toString();
      process.stdout.write(part);
    });
  }
  const end = new Promise((resolve) => child.once('close', resolve)).then(() => (ended = true));
  for (;;) {
    // eslint-disable-next-line no-control-regex -- what is printed in color has the codes of colors in it.
    const address = /running at:\s+(?:\u001B\[\d+m)*(http:\/\/[^\s\u001B]+)/.exec(printed)?.[1];
    if (address !== undefined) {
      return {
        address,
        async stop() {
          if (child.pid !== undefined && !ended) process.kill(-child.pid, 'SIGTERM');
          await end;
        },
      };
    }
    if (ended)
      throw new Error(`"${command}" ended before the site was there. It printed last:\n${printed.slice(-2000)}`);
    await setTimeout(200);
  }
}

/**
 * Opens each page in a browser and looks for its word.
 *
 * @param {string} address the site's.
 * @returns {Promise<string[]>} what is wrong, a sentence for each page.
 */
async function readPages(address) {
  // Installed by the first command.
  const {chromium} = await import('@playwright/test');
  const {ensure, need} = await import('../support/programs/install.mjs');
  const {programs} = await import('../support/programs/programs.mjs');
  ensure([programs.chromium]);
  const browser = await chromium.launch({executablePath: need('chromium'), args: ['--no-sandbox']});
  /** @type {string[]} */
  const problems = [];
  try {
    const page = await browser.newPage();
    page.on('pageerror', ({message}) => problems.push(`${page.url()} throws: ${message}`));
    for (const {path, word} of firstPages) {
      // Docusaurus prints the address a moment before it listens there.
      let response = await page.goto(new URL(path, address).href).catch(() => null);
      for (let attempt = 0; response === null && attempt < 240; attempt += 1) {
        await setTimeout(500);
        response = await page.goto(new URL(path, address).href).catch(() => null);
      }
      if (response?.ok() !== true) problems.push(`${path} answers ${response?.status() ?? 'nothing'}.`);
      const found = page.locator('body').filter({hasText: word});
      await found.waitFor({timeout: 30_000}).catch(() => problems.push(`${path} does not say "${word}".`));
    }
  } finally {
    await browser.close();
  }
  return problems;
}

async function run() {
  const old = leftovers.filter((name) => existsSync(name));
  if (old.length > 0) throw new Error(`This is no fresh clone: it has ${old.join(', ')}. Run this in a new one.`);
  const {open, test} = firstCommands(readFileSync('README.md', 'utf8'));
  console.log(`A newcomer's first command: ${open}`);
  const site = await start(open);
  try {
    const problems = await readPages(site.address);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  } finally {
    await site.stop();
  }
  console.log(`It showed ${firstPages.length} pages. The second command: ${test}`);
  process.exitCode = spawnSync('bash', ['-c', test], {stdio: ['ignore', 'inherit', 'inherit']}).status ?? 1;
}

run().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
