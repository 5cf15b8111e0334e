import {apiReader, compiled, request, typeScript, type Script} from '../../../support/api/reader';
import type {AnswerName} from '../../../support/api/server';
import {shownSample} from '../../../support/samples';

/** Changed as the page says: the import, and the call in place of fetch. */
const retrying: Script = {
  ...typeScript,
  change: (text) =>
    compiled(
      `import {fetchWithRetry} from './fetch-with-retry.mjs';\n${text.replace('await fetch(', 'await fetchWithRetry(')}`,
    ),
};

const reader = apiReader();

describe('with retries', () => {
  beforeEach(() =>
    reader.write('fetch-with-retry.mjs', compiled(shownSample('api-integration/fetch-with-retry.ts', ''))),
  );

  test.each<AnswerName[][]>([
    [[]],
    [['serverError', 'hangUp', 'maintenance']],
    [['tooMany']],
    [['hangUp', 'hangUp', 'hangUp']],
  ])('after %j it succeeds, and asks no more', async (script) => {
    expect(await reader.run(retrying, script)).toMatchObject({exitCode: 0, stderr: ''});
    expect(reader.requests()).toEqual(Array.from({length: script.length + 1}, () => request));
  });

  test.each<[readonly AnswerName[], reason: string]>([
    [['unauthorized'], '401 {"message":"The key is not valid."}\n'],
    [['forbidden'], '403 {"message":"The key may not list pages."}\n'],
    // What the first request refused, each next one would.
    [['redirect'], 'fetch failed: unexpected redirect\n'],
    // An hour is not waited for.
    [['tooManyForLong'], '429 {"message":"Too many requests."}\n'],
    [['serverError', 'serverError', 'serverError', 'serverError'], '500 Something broke.\n'],
    [['hangUp', 'hangUp', 'hangUp', 'hangUp'], 'fetch failed: '],
  ])('after %j it gives up, and reports the last failure', async (script, reason) => {
    const {exitCode, stderr} = await reader.run(retrying, script);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(`Failed to fetch active pages: ${reason}`);
    expect(reader.requests()).toHaveLength(script.length);
  });
});
