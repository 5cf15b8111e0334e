import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {readReference} from '@site/src/docs/ApiReference/reference';
import {apiDescription} from '../../../support/api/description';

const description = apiDescription('https://api.tailor.test');

test('the operation is read with its address, its key header and its answers', () => {
  const [operation] = readReference(parse(description)).operations;
  expect(operation).toMatchObject({
    id: 'listActivePages',
    method: 'GET',
    address: 'https://api.tailor.test/v1/integrations/pages/active',
    headers: [{name: 'API-KEY', type: 'string', isRequired: true}],
  });
  expect(operation?.responses.map(({status, schema}) => [status, schema])).toEqual([
    ['200', 'ActivePages'],
    ['4XX', undefined],
    ['5XX', undefined],
  ]);
  expect(operation?.responses[0]?.example).toContain('"status": "in_experiment"');
  expect(operation?.responses.map(({headers}) => headers.map(({name}) => name))).toEqual([['Content-Type'], [], []]);
});

test('each language has a sample, which the guide shows', () => {
  const {samples} = readReference(parse(description)).operations[0] ?? {samples: []};
  expect(samples.map(({label}) => label)).toEqual(['curl', 'TypeScript', 'Python', 'Node.js', 'PowerShell']);
  const guide = readFileSync('docs/advanced-features/api-integration.mdx', 'utf8');
  const languages = ['bash', 'ts', 'python', 'js', 'powershell'];
  for (const [index, {file, shown}] of samples.entries()) {
    const [before = '', after] = guide.split(` sample="api-integration/${file}"`);
    expect(after).toBeDefined();
    const [heading = ''] = before.match(/(?<=^## ).*$/gm)?.slice(-1) ?? [];
    // As GitHub makes anchors: https://docs.github.com, "Section links".
    const anchor = heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-');
    expect([file, shown, before.split('`').at(-1)]).toEqual([file, anchor, languages[index]]);
  }
});

test('the objects are read with types and examples', () => {
  const {schemas} = readReference(parse(description));
  expect(schemas.map(({name}) => name)).toEqual(['ActivePages', 'ActivePage']);
  expect(schemas[0]?.fields).toMatchObject([{name: 'activePages', type: 'array', schema: 'ActivePage'}]);
  expect(schemas[1]?.fields).toMatchObject([
    {name: 'name', type: 'string', isRequired: true},
    {name: 'url', example: 'https://www.example.com/?tid=spring'},
    {name: 'status', type: 'string', example: 'in_experiment', isRequired: true},
  ]);
});

test.each([
  ['openapi: 3.1.0', 'openapi: 3.0.3', '#/openapi is "3.0.3"; expected 3.1.x.'],
  ['in: header', 'in: query', 'expected an apiKey in a header'],
  ['      operationId: listActivePages\n', '', '/get/operationId is missing; expected a value.'],
  [
    "items:\n            $ref: '#/components/schemas/ActivePage'",
    'items: {}',
    '#/components/schemas/ActivePages/properties/activePages/items is {}',
  ],
  ["'#/components/schemas/ActivePages'", "'#/components/schemas/Pages'", '#/components/schemas/Pages is missing'],
  ["'#/components/schemas/ActivePages'", "'other.yaml'", 'is "other.yaml"; expected a place in this file'],
  ['          type: string', '          type: [string]', 'is ["string"]; expected a text.'],
])('%j changed to %j stops the build', (from, to, message) => {
  expect(description).toContain(from);
  expect(() => readReference(parse(description.replace(from, to)))).toThrow(message);
});
