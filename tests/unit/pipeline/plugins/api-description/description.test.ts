import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {apiDescription, lintProblems, schemaOf} from '../../../../support/api/description';
import {apiKey, startApi, type AnswerName} from '../../../../support/api/server';

// Redocly's rules want a real host; the default is a reserved one.
const description = apiDescription('https://api.tailor.test');
const isActivePages = schemaOf(description, 'ActivePages');
const example: unknown = JSON.parse(readFileSync('docs/samples/api-integration/response.json', 'utf8'));

test('the description passes the recommended rules', () => {
  expect(description).toContain('https://api.tailor.test');
  expect(lintProblems(description)).toEqual([]);
});

test('a description with mistakes is caught', () => {
  const broken = description
    .replace('operationId: listActivePages', 'operationID: list')
    .replace('in: header', 'in: head');
  expect(lintProblems(broken).map((problem) => problem.split(':', 1)[0])).toEqual(
    expect.arrayContaining(['struct', 'operation-operationId']),
  );
});

test("the guide's response is the example of the description, and valid", () => {
  expect(parse(description)).toHaveProperty(
    ['paths', '/v1/integrations/pages/active', 'get', 'responses', '200', 'content', 'application/json', 'example'],
    example,
  );
  expect(isActivePages(example)).toBe(true);
});

/** The answer of the stand-in: its status, and whether its body is as described. */
async function answerTo(key: string, ...script: AnswerName[]): Promise<{status: number; isAsDescribed: boolean}> {
  const api = await startApi(...script);
  const response = await fetch(`${api.url}/v1/integrations/pages/active`, {headers: {'API-KEY': key}});
  const body: unknown = await response.json();
  await api.close();
  return {status: response.status, isAsDescribed: isActivePages(body)};
}

test.each<AnswerName>(['pages', 'noPages', 'newStatus'])(
  '%s: the answer of the stand-in is as described',
  async (answer) => {
    expect(await answerTo(apiKey, answer)).toEqual({status: 200, isAsDescribed: true});
  },
);

test.each<AnswerName>(['noUrl', 'otherJson'])('%s: a wrong answer is caught', async (answer) => {
  expect(await answerTo(apiKey, answer)).toEqual({status: 200, isAsDescribed: false});
});

test('a refusal has a status that is described, and no list', async () => {
  expect(await answerTo('other')).toEqual({status: 401, isAsDescribed: false});
  expect(parse(description)).toHaveProperty(['paths', '/v1/integrations/pages/active', 'get', 'responses', '4XX']);
});
