import {latinLetter} from '../browser/keyTarget';
import {speeds} from './timeline';

/** What a key asks of the player. */
export type Command =
  | {readonly type: 'toggle'}
  | {readonly type: 'seekBy'; readonly seconds: number}
  | {readonly type: 'chapter'; readonly step: 1 | -1}
  | {readonly type: 'start'}
  | {readonly type: 'end'}
  /** Index in `speeds`. */
  | {readonly type: 'speed'; readonly index: number}
  | {readonly type: 'speedBy'; readonly step: 1 | -1}
  | {readonly type: 'captions'};

const commands: Readonly<Record<string, Command>> = {
  ' ': {type: 'toggle'},
  k: {type: 'toggle'},
  ArrowLeft: {type: 'seekBy', seconds: -5},
  ArrowRight: {type: 'seekBy', seconds: 5},
  'Shift+ArrowLeft': {type: 'chapter', step: -1},
  'Shift+ArrowRight': {type: 'chapter', step: 1},
  j: {type: 'seekBy', seconds: -10},
  l: {type: 'seekBy', seconds: 10},
  Home: {type: 'start'},
  End: {type: 'end'},
  '<': {type: 'speedBy', step: -1},
  '>': {type: 'speedBy', step: 1},
  c: {type: 'captions'},
  ...Object.fromEntries(speeds.map((_speed, index): [string, Command] => [String(index + 1), {type: 'speed', index}])),
};

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * The keys of video players: Space or K plays and pauses, the arrows seek by
 * 5 s, with Shift by chapter, J and L by 10 s, Home and End go to either end,
 * 1 to 4 and < > set the speed, C shows or hides the captions. The browser's
 * own shortcuts stay its own.
 */
export function commandOf(pressed: Pressed): Command | undefined {
  const {key, shiftKey, ctrlKey, metaKey, altKey} = pressed;
  if (ctrlKey || metaKey || altKey) return undefined;
  const letter = latinLetter(pressed);
  if (letter.length === 1) return commands[letter];
  return commands[shiftKey ? `Shift+${key}` : key];
}
