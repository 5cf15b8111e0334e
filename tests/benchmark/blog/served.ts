import {readFileSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '@site/src/content/redirects';
import {ask} from '../../support/rawRequest';
import {engines, startServer} from '../../support/servers';

/** Words of a server that leaves out some of the rules it is given, or says that they are too many or too long. */
const complaint = /\b(ignor|invalid|exceed|too (many|long|large)|warn|error)/i;

const asked = 100;

/** So many of a list, spread over all of it. */
const spread = (list: readonly string[], count: number): string[] =>
  Array.from({length: count}, (_, index) => list[Math.floor((index * list.length) / count)] ?? '');

/** What each engine has to answer to each path of a built site: pages from all over its sitemap, redirects, and neither. */
function expectedAnswers(folder: string): [string, number][] {
  const sitemap = readFileSync(path.join(folder, 'build/sitemap.xml'), 'utf8');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  return [
    ...spread(pages, asked).map((page): [string, number] => [page, 200]),
    ...redirects.map((redirect): [string, number] => [redirect.from, 'to' in redirect ? 301 : 302]),
    ...['/no-such-page', '/blog/no-such-post', '/docs/generated/no-such-guide'].map((page): [string, number] => [
      page,
      404,
    ]),
  ];
}

/**
 * Serves a built site on both engines.
 *
 * @returns how many addresses each was asked for.
 * @throws Error with each answer that is wrong, and each line in which an engine complains.
 */
export async function checkServed(folder: string): Promise<number> {
  const expected = expectedAnswers(folder);
  const faults: string[] = [];
  for (const engine of engines) {
    const {origin, log, stop} = await startServer(engine, folder);
    for (const [page, status] of expected) {
      const answer = await ask(origin, page);
      if (answer.status !== status) faults.push(`${engine} answers ${answer.status} to ${page}, not ${status}.`);
    }
    await stop();
    faults.push(
      ...log()
        .split('\n')
        .filter((line) => complaint.test(line))
        .map((line) => `${engine} says: ${line}`),
    );
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return expected.length;
}
