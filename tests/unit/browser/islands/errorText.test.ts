import {errorText} from '@site/src/browser/islands/IslandBoundary.client';

test.each([
  [new Error('The thread snapped'), 'The thread snapped'],
  [{statusText: 'Service Unavailable', message: 'ignored'}, 'Service Unavailable'],
  [{statusText: '', message: 'The message'}, 'The message'],
  ['a bare string', 'a bare string'],
  [new Error(''), 'The reason is not known.'],
  [undefined, 'The reason is not known.'],
  [{statusText: 503, message: null}, 'The reason is not known.'],
])('%p shows as %j', (error, text) => {
  expect(errorText(error)).toBe(text);
});
