import {playerKeys} from '@site/src/pages/demos/_PlayerKeys';
import {commandOf} from '@site/src/player/keys';

const pressed = (key: string, modifiers: Partial<Omit<Parameters<typeof commandOf>[0], 'key'>> = {}) => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});

test.each([
  [' ', {type: 'toggle'}],
  ['K', {type: 'toggle'}],
  ['ArrowLeft', {type: 'seekBy', seconds: -5}],
  ['l', {type: 'seekBy', seconds: 10}],
  ['j', {type: 'seekBy', seconds: -10}],
  ['Home', {type: 'start'}],
  ['End', {type: 'end'}],
  ['1', {type: 'speed', index: 0}],
  ['4', {type: 'speed', index: 3}],
  ['>', {type: 'speedBy', step: 1}],
  ['c', {type: 'captions'}],
  ['Tab', undefined],
  ['9', undefined],
  ['x', undefined],
])('the key %j asks for %j', (key, command) => {
  expect(commandOf(pressed(key))).toEqual(command);
});

test('Shift and an arrow go by chapter; the shortcuts of the browser stay its own', () => {
  expect(commandOf(pressed('ArrowRight', {shiftKey: true}))).toEqual({type: 'chapter', step: 1});
  expect(commandOf(pressed('>', {shiftKey: true}))).toEqual({type: 'speedBy', step: 1});
  expect(commandOf(pressed('л', {code: 'KeyK'}))).toEqual({type: 'toggle'});
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
    expect(commandOf(pressed('c', {[modifier]: true}))).toBeUndefined();
  }
});

test('every key that the demos page lists does something', () => {
  const names: Record<string, string> = {Space: ' ', Left: 'ArrowLeft', Right: 'ArrowRight'};
  const listed = playerKeys.flatMap(({keys}) => keys);
  expect(listed.length).toBeGreaterThanOrEqual(12);
  for (const key of listed) {
    const name = key.replace('Shift ', '');
    const command = commandOf(pressed(names[name] ?? name, {shiftKey: key.startsWith('Shift ')}));
    expect({key, works: command !== undefined}).toEqual({key, works: true});
  }
});
