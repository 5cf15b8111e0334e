import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {playerKeys} from '@site/src/pages/demos/_PlayerKeys';
import {commandOf} from '@site/src/player/keys';
import {Controls} from '@site/src/player/page/Controls';
import {speeds} from '@site/src/player/timeline';
import {wordsIn} from '@site/src/player/words';

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

const nameOf = (key: string): string => key.replace('Space', ' ').replace(/(Left|Right)$/, 'Arrow$1');

test('the demos page lists them all', () => {
  const names = playerKeys.flatMap(({keys}) => keys.map(nameOf));
  expect(names.sort()).toEqual(Object.keys(means).sort());
});

test('the controls of the player name the keys that do the same', () => {
  const html = renderToStaticMarkup(createElement(Controls, {words: wordsIn.en, duration: 20, chapters: []}));
  const named = [...html.matchAll(/aria-label="([^"]+)"[^>]* aria-keyshortcuts="([^"]+)"/g)];
  expect(
    named.map(([, label, keys = '']) => [
      label,
      ...keys.split(' ').map((key) => commandOf(pressed(nameOf(key)))?.type),
    ]),
  ).toEqual([
    ['Play', 'toggle', 'toggle'],
    ['Speed', 'speed', 'speed', 'speed', 'speed'],
    ['Captions', 'captions'],
  ]);
});

test('the demos page says how far they seek, and how fast they play', () => {
  const said = playerKeys.flatMap(({keys, does}) => {
    const seconds = Number(/^(\d+) seconds back and forward$/.exec(does)?.[1]);
    return keys.flatMap((key, index) => {
      const command = commandOf(pressed(nameOf(key)));
      return command?.type === 'seekBy' ? [[command.seconds, index === 0 ? -seconds : seconds]] : [];
    });
  });
  expect(said).toHaveLength(4);
  for (const [seconds, words] of said) expect(words).toBe(seconds);
  const named: Readonly<Record<string, number>> = {half: 0.5, normal: 1, double: 2};
  const speedWords = playerKeys.find(({does}) => does.endsWith(' speed'))?.does.replace(/ speed$/, '');
  expect(speedWords?.split(/, | and /).map((word) => named[word] ?? Number(word))).toEqual([...speeds]);
});
