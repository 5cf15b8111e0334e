/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {useTexts} from '@site/src/tools/address/useTexts.client';

const defaults = {visitors1: '4000', split: '', planned: ''};
const example = {planned: '4000'};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const address = (): string => `${window.location.search}${window.location.hash}`;

test('a tool has the texts of its link, and its address follows what is changed, not what is an example', () => {
  window.history.replaceState(null, '', '/tools?planned=5000&utm_source=news#result');
  const {result} = renderHook(() => useTexts(defaults, undefined, {example}));
  expect(result.current.texts).toEqual({...defaults, planned: '5000'});
  act(() => result.current.change({split: '90/10'}));
  act(() => jest.advanceTimersByTime(300));
  expect(address()).toBe('?utm_source=news&split=90%2F10&planned=5000#result');
  act(() => result.current.frame.onReset());
  act(() => jest.advanceTimersByTime(300));
  expect(result.current.texts).toEqual({...defaults, ...example});
  expect(address()).toBe('?utm_source=news#result');
  act(() => result.current.field('visitors1').onChange('4100'));
  expect(result.current.texts).toEqual({...defaults, visitors1: '4100'});
});

test('one that is embedded begins with its preset, and leaves the address of its page alone', () => {
  window.history.replaceState(null, '', '/blog/reading-a-test?planned=5000');
  const {result} = renderHook(() => useTexts(defaults, '?planned=1500', {example}));
  expect(result.current.texts).toEqual({...defaults, planned: '1500'});
  act(() => result.current.change({planned: '1600'}));
  act(() => jest.advanceTimersByTime(300));
  expect(address()).toBe('?planned=5000');
});
