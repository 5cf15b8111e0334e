import {ask, type RawAnswer} from '../../support/rawRequest';
import type {Choice, Finding, Quarry} from '../choice';
import {isReflected} from '../hostile';
import {pathFrom, queryFrom} from '../paths';

const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST'] as const;

/** Answers that say that nothing is amiss with the server, only with what was asked. */
const usual = [200, 204, 301, 302, 304, 307, 308, 400, 403, 404, 405, 414];

const pageHeaders = {
  'content-security-policy': /frame-ancestors/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /./,
  'x-frame-options': /^(?:DENY|SAMEORIGIN)$/,
} as const;

/** What an engine makes of requests that are none, before it looks at the rules; they may differ in what they bear. */
const refused = [400, 405, 414];

function faultsOf({status, headers, body}: RawAnswer): string[] {
  const isHtml = headers['content-type']?.includes('text/html') === true;
  const unguarded = Object.entries(pageHeaders)
    .filter(([name, pattern]) => isHtml && !pattern.test(String(headers[name])))
    .map(([name]) => `HTML without ${name}`);
  const caching = headers['cache-control'] ?? '';
  return [
    ...(usual.includes(status) ? [] : [`status ${status}`]),
    ...unguarded,
    ...(status === 404 && /immutable|max-age=[1-9]/.test(caching) ? [`404 kept for "${caching}"`] : []),
    ...('x-injected' in headers ? ['a header of the visitor’s own'] : []),
    ...(isReflected(body.toString()) ? ['the address is in the page as markup'] : []),
  ];
}

/** Hosts that the site's own redirects lead to, by its settings. */
const isOutside = ({hostname}: URL): boolean => /^[\w-]+\.[\w-]+\.example$/.test(hostname);

interface Way {
  /** The answer at its end; 302 where that is outside the site. */
  readonly status: number;
  readonly faults: readonly string[];
}

/** Follows the redirects of an answer: to a page of the site or an outside address of its own, in three hops at most. */
async function followed(origin: string, answer: RawAnswer, hops = 0): Promise<Way> {
  const {location} = answer.headers;
  if (location === undefined) return {status: answer.status, faults: []};
  if (hops === 3) return {status: answer.status, faults: [`more than three hops, to ${location}`]};
  if (!URL.canParse(location, origin))
    return {status: 302, faults: [`redirected to "${location}", which is no address`]};
  const target = new URL(location, origin);
  if (target.origin !== origin) return {status: 302, faults: isOutside(target) ? [] : [`redirected to ${target.href}`]};
  return followed(origin, await ask(origin, target.pathname + target.search), hops + 1);
}

/** A path and a query as no browser would send them, asked of each engine: both answer alike, with the headers of a page. */
export async function requests(choice: Choice, {origins}: Quarry): Promise<Finding> {
  const method = choice.one(methods);
  const path = pathFrom(choice) + (choice.chance(0.3) ? queryFrom(choice) : '');
  const answers = await Promise.all(
    Object.entries(origins).map(async ([engine, origin]) => {
      const answer = await ask(origin, path, {method});
      const way = await followed(origin, answer);
      const faults = [...faultsOf(answer), ...way.faults];
      return {engine, status: way.status, faults: faults.map((fault) => `${engine}: ${fault}`)};
    }),
  );
  const known = answers.filter(({status}) => !refused.includes(status));
  const told = answers.map(({engine, status}) => `${engine} ${status}`).join(', ');
  const differ = new Set(known.map(({status}) => status)).size > 1;
  return {
    tried: `${method} ${path}`,
    faults: [...answers.flatMap(({faults}) => faults), ...(differ ? [`answered differently: ${told}`] : [])],
  };
}
