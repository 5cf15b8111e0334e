import {expect} from '@playwright/test';
import {hostilePaths, missingPaths, otherSpellings, securityHeaders} from '../../support/addresses';
import {engines, test} from '../../support/engines';
import {ask, askToTheEnd} from '../../support/rawRequest';
import {sitePages} from '../../support/sitePages';

test('the two servers agree on every header of the description and on where each address ends', async ({originOf}) => {
  const paths = [...sitePages().map(({path}) => path), ...Object.keys(otherSpellings), ...missingPaths];
  const compared = [
    ...securityHeaders,
    'speculation-rules',
    'cache-control',
    'content-type',
    'x-robots-tag',
    'access-control-allow-origin',
  ];
  for (const path of [
    ...paths,
    '/admin/',
    '/embed/home',
    '/openapi.yaml',
    '/img/favicon.svg',
    '/llms.txt',
    '/blog/rss.xml',
  ]) {
    const [one, other] = await Promise.all(engines.map((engine) => askToTheEnd(originOf(engine), path)));
    expect(other?.status, path).toBe(one?.status);
    expect(other?.path, path).toBe(one?.path);
    for (const name of compared) expect(other?.headers[name], `${path}: ${name}`).toBe(one?.headers[name]);
    expect(other?.body.equals(one?.body ?? Buffer.of()), path).toBe(true);
  }
  // nginx refuses an address that is malformed or too long as such, Cloudflare's engine looks for it in vain.
  const refusals = [400, 414];
  for (const path of hostilePaths) {
    const [one, other] = await Promise.all(
      engines.map(async (engine) => {
        const {status, headers} = await ask(originOf(engine), path);
        return [refusals.includes(status) ? 404 : status, headers.location];
      }),
    );
    expect(other, path).toEqual(one);
  }
});
