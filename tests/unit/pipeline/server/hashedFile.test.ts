import {acceptsBrotli} from '@site/src/pipeline/server/hashedFile';

// What is answered to whom, tests/e2e/hosting asks of the engine itself.
test.each([
  ['br', true],
  ['gzip, BR;q=0.5', true],
  ['br;q=0', false],
  ['br; q=0.000', false],
  ['brotli', false],
  ['', false],
  [null, false],
  [undefined, false],
])('Accept-Encoding %j allows brotli: %s', (header, allowed) => {
  expect(acceptsBrotli(header)).toBe(allowed);
});
