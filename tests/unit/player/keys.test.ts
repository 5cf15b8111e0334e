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

/** What the demos page says of each key. */
const means = {
  ' ': {type: 'toggle'},
  K: {type: 'toggle'},
  ArrowLeft: {type: 'seekBy', seconds: -5},
  ArrowRight: {type: 'seekBy', seconds: 5},
  J: {type: 'seekBy', seconds: -10},
  L: {type: 'seekBy', seconds: 10},
  'Shift ArrowLeft': {type: 'chapter', step: -1},
  'Shift ArrowRight': {type: 'chapter', step: 1},
  Home: {type: 'start'},
  End: {type: 'end'},
  1: {type: 'speed', index: 0},
  2: {type: 'speed', index: 1},
  3: {type: 'speed', index: 2},
  4: {type: 'speed', index: 3},
  C: {type: 'captions'},
};

test.each<[string, object | undefined]>([
  ...Object.entries(means),
  ['<', {type: 'speedBy', step: -1}],
  ['>', {type: 'speedBy', step: 1}],
  ['Tab', undefined],
  ['9', undefined],
  ['x', undefined],
])('the key %j asks for %j', (key, command) => {
  const shiftKey = key.startsWith('Shift ');
  expect(commandOf(pressed(key.replace('Shift ', ''), {shiftKey}))).toEqual(command);
});

test('Shift types a sign, another script a letter of its own; the shortcuts of the browser stay its own', () => {
  expect(commandOf(pressed('>', {shiftKey: true}))).toEqual({type: 'speedBy', step: 1});
  expect(commandOf(pressed('л', {code: 'KeyK'}))).toEqual({type: 'toggle'});
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
    expect(commandOf(pressed('c', {[modifier]: true}))).toBeUndefined();
  }
});

test('the demos page lists them all', () => {
  const listed = playerKeys.flatMap(({keys}) => keys);
  const names = listed.map((key) => key.replace('Space', ' ').replace(/(Left|Right)$/, 'Arrow$1'));
  expect(names.sort()).toEqual(Object.keys(means).sort());
});
