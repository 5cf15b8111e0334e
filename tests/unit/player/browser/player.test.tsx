/** @jest-environment jsdom */
import {act, fireEvent, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {demoPage, officePage} from '@site/src/player/walkthroughs/demoPage';
import type {Walkthrough} from '@site/src/player';
import {startPlayer} from '@site/src/player/browser/player';
import {PlayerPage} from '@site/src/player/page/PlayerPage';

const panel = {kind: 'publish', address: 'yoursite.com', rule: 'utm_campaign=office-*', stage: 'ready'} as const;
const walkthrough = {
  poster: 9,
  en: [
    {
      seconds: 8,
      chapter: 'Before',
      caption: 'The page as it is.',
      view: {kind: 'editor', page: demoPage, panel},
    },
    {
      seconds: 12,
      chapter: 'After',
      caption: 'The page for offices.',
      view: {kind: 'editor', page: officePage, panel, cursor: 'publish'},
    },
  ],
  de: [
    {
      seconds: 20,
      chapter: 'Vorher',
      caption: 'Die Seite, wie sie ist.',
      view: {kind: 'editor', page: demoPage, panel},
    },
  ],
} as const satisfies Walkthrough;

const slider = (): HTMLElement => screen.getByRole('slider', {name: 'Position'});
const drawing = (): HTMLElement => screen.getByRole('img');
const button = (name: string): HTMLElement => screen.getByRole('button', {name});
const pass = (seconds: number): void => act(() => jest.advanceTimersByTime(seconds * 1000));
const press = (key: string, modifiers: object = {}): boolean => fireEvent.keyDown(document.body, {key, ...modifiers});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start({autoplay = false, reducedMotion = false} = {}): void {
  Object.assign(window, {matchMedia: () => ({matches: reducedMotion})});
  document.body.innerHTML = renderToStaticMarkup(
    <PlayerPage titles={{en: 'Demo', de: 'Vorführung'}} duration={20} walkthrough={walkthrough} />,
  );
  const root = document.querySelector<HTMLElement>('[data-player]');
  if (root === null) throw new Error('There is no player.');
  startPlayer(root, autoplay);
}

test('rests on its poster, plays through its frames from the beginning, and ends at the stated duration', () => {
  start();
  const shows = (time: string, caption: string, page: string): void => {
    expect(slider()).toHaveAttribute('aria-valuetext', `${time} of 0:20`);
    expect(drawing()).toHaveAccessibleName(caption);
    expect(screen.getByText(caption, {selector: '[aria-live]'})).toBeInTheDocument();
    expect(document.querySelector('[data-time]')).toHaveTextContent(`${time} / 0:20`);
    // The second step alone points at something.
    expect(document.querySelector('[data-cursor]')).toHaveAttribute('data-shown', String(page === officePage.headline));
    expect(drawing()).toHaveTextContent(page);
  };
  pass(5);
  shows('0:00', 'The page for offices.', officePage.headline);
  fireEvent.click(button('Play'));
  pass(1);
  shows('0:01', 'The page as it is.', demoPage.headline);
  pass(8);
  shows('0:09', 'The page for offices.', officePage.headline);
  pass(60);
  shows('0:20', 'The page for offices.', officePage.headline);
  fireEvent.click(button('Play again'));
  pass(1);
  shows('0:01', 'The page as it is.', demoPage.headline);
});

test('at each speed as much time passes as it says, and no step leads beyond the slowest and the fastest', () => {
  start();
  const speed = screen.getByRole('combobox', {name: 'Speed'});
  fireEvent.click(button('Play'));
  const passes = (position: string): void => {
    pass(4);
    expect(slider()).toHaveAttribute('aria-valuetext', `${position} of 0:20`);
    press('Home');
  };
  passes('0:04');
  fireEvent.change(speed, {target: {value: '2'}});
  passes('0:08');
  for (const [key, position] of Object.entries({
    1: '0:02',
    2: '0:04',
    3: '0:06',
    4: '0:08',
    '>': '0:08',
    '<': '0:06',
  })) {
    press(key);
    passes(position);
  }
  press('1');
  press('<');
  passes('0:02');
});

test('a drag along the bar shows the picture below the pointer; a mark stands where a chapter begins', () => {
  start();
  fireEvent.input(slider(), {target: {value: '7'}});
  expect(drawing()).toHaveAccessibleName('The page as it is.');
  const marks = [...document.querySelectorAll<HTMLElement>('[style*="--at"]')];
  expect(marks.map(({style}) => style.getPropertyValue('--at'))).toEqual(['0.4']);
});

test('a chapter is named, chosen and reached by keys', () => {
  start();
  const chapter = screen.getByRole('combobox', {name: 'Chapter'});
  expect(chapter).toHaveDisplayValue('Before');
  fireEvent.change(chapter, {target: {value: '8'}});
  expect(drawing()).toHaveAccessibleName('The page for offices.');
  press('ArrowLeft', {shiftKey: true});
  expect(chapter).toHaveDisplayValue('Before');
  press('ArrowRight', {shiftKey: true});
  expect(slider()).toHaveAttribute('aria-valuetext', '0:08 of 0:20');
});

test('the large button starts it and hands the focus to the bar', () => {
  start();
  const player = document.querySelector('[data-player]');
  expect(player).not.toHaveAttribute('data-started');
  fireEvent.click(button('Start the walk-through'));
  expect(button('Pause')).toHaveFocus();
  expect(player).toHaveAttribute('data-started');
});

test.each([
  ['nothing', () => document.body],
  ['the bar', slider],
])('the keys of a video work where %s has the focus', (_, focused) => {
  start();
  const press = (key: string): boolean => fireEvent.keyDown(focused(), {key});
  press('ArrowRight');
  press('l');
  press('ArrowLeft');
  expect(slider()).toHaveAttribute('aria-valuetext', '0:10 of 0:20');
  press('End');
  expect(slider()).toHaveAttribute('aria-valuetext', '0:20 of 0:20');
  press('Home');
  press(' ');
  expect(button('Pause')).toBeInTheDocument();
  press('K');
  expect(button('Play')).toBeInTheDocument();
  for (const shown of ['false', 'true']) {
    press('c');
    expect(button('Captions')).toHaveAttribute('aria-pressed', shown);
  }
});

test('a focused button keeps its own Space, a menu all of its keys, the browser its shortcuts', () => {
  start();
  expect(fireEvent.keyDown(button('Captions'), {key: ' '})).toBe(true);
  expect(fireEvent.keyDown(screen.getByRole('combobox', {name: 'Chapter'}), {key: 'End'})).toBe(true);
  expect(press('c', {ctrlKey: true})).toBe(true);
  expect(slider()).toHaveAttribute('aria-valuetext', '0:00 of 0:20');
  expect(button('Captions')).toHaveAttribute('aria-pressed', 'true');
});

test('hidden captions are still announced, and all of them can be read by chapter', () => {
  start();
  fireEvent.click(button('Captions'));
  expect(screen.getByText('The page for offices.', {selector: '[aria-live]'})).toHaveClass('visually-hidden');
  expect(screen.getAllByRole('heading', {level: 3}).map(({textContent}) => textContent)).toEqual(['Before', 'After']);
  expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
    '0:00 The page as it is.',
    '0:08 The page for offices.',
  ]);
});

test('plays by itself only when asked to, and never against reduced motion', () => {
  start({autoplay: true});
  expect(button('Pause')).toBeInTheDocument();
  start({autoplay: true, reducedMotion: true});
  expect(button('Play')).toBeInTheDocument();
});

test('the cursor stays on its target when the player gets another size', () => {
  const resized: (() => void)[] = [];
  const Observer = class extends ResizeObserver {
    constructor(callback: () => void) {
      super(callback);
      resized.push(callback);
    }
  };
  Object.assign(window, {ResizeObserver: Observer});
  let left = 100;
  const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(this.matches('[data-target]') ? left : 0, 0, 10, 10);
  });
  start();
  const across = () => parseFloat(/translate: ([\d.]+px)/.exec(document.body.innerHTML)?.[1] ?? '');
  const before = across();
  left += 200;
  resized.forEach((callback) => callback());
  expect(across()).toBe(before + 200);
  measured.mockRestore();
});
