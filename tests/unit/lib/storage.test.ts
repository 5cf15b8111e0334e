/** @jest-environment jsdom */
import {onStoredElsewhere, readStored, store} from '@site/src/lib/storage';

const names = ['localStorage', 'sessionStorage'] as const;

afterEach(() => jest.restoreAllMocks());

test.each(names)('%s keeps a text, an empty one too, until it is removed', (name) => {
  for (const text of ['a', '', undefined]) {
    expect(store(name, 'key', text)).toBe(true);
    expect(readStored(name, 'key')).toBe(text);
    expect(window[name]).toHaveLength(text === undefined ? 0 : 1);
  }
});

test.each(names)('says where %s is denied, and reads nothing', (name) => {
  jest.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect([store(name, 'key', 'a'), store(name, 'key', undefined), readStored(name, 'key')]).toEqual([
    false,
    false,
    undefined,
  ]);
});

// The HTML standard gives no key where all was cleared.
test('hears of its key, and of all keys, from another tab', () => {
  const listener = jest.fn();
  onStoredElsewhere('own', listener);
  const calls = ['own', 'other', null].map((key) => {
    window.dispatchEvent(new StorageEvent('storage', {key}));
    return listener.mock.calls.length;
  });
  expect(calls).toEqual([1, 1, 2]);
});
