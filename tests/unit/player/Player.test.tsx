import {act, fireEvent, render, screen} from '@testing-library/react';
import '@testing-library/jest-dom';
import {demoPage, officePage} from '@site/src/data/demoPage';
import {Player, type Walkthrough} from '@site/src/player';

jest.mock('@site/src/player/stage/Picture', () => ({Picture: () => null}));

const panel = {kind: 'publish', address: 'yoursite.com', rule: 'utm_campaign=office-*', stage: 'ready'} as const;
const walkthrough = {
  en: [
    {at: 0, caption: 'The page as it is.', view: {kind: 'editor', page: demoPage, panel}},
    {at: 8, caption: 'The page for offices.', view: {kind: 'editor', page: officePage, panel, cursor: 'publish'}},
  ],
  de: [{at: 0, caption: 'Die Seite, wie sie ist.', view: {kind: 'editor', page: demoPage, panel}}],
} as const satisfies Walkthrough;

const slider = (): HTMLElement => screen.getByRole('slider', {name: 'Position'});
const drawing = (): HTMLElement => screen.getByRole('img');

let reducedMotion = false;

beforeEach(() => {
  jest.useFakeTimers();
  reducedMotion = false;
  Object.assign(window, {
    matchMedia: () => ({matches: reducedMotion}),
    ResizeObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
  });
});

afterEach(() => jest.useRealTimers());

function renderPlayer(options: {autoplay?: boolean; language?: 'en' | 'de'} = {}): void {
  render(<Player title="Demo" duration={20} walkthrough={walkthrough} {...options} />);
}

const pass = (seconds: number): void => act(() => jest.advanceTimersByTime(seconds * 1000));

test('starts paused on its first frame', () => {
  renderPlayer();
  pass(5);
  expect(slider()).toHaveAttribute('aria-valuetext', '0:00 of 0:20');
  expect(drawing()).toHaveAccessibleName('The page as it is.');
  expect(drawing()).toHaveTextContent(demoPage.headline);
});

test('plays through its steps and ends at the stated duration', () => {
  renderPlayer();
  fireEvent.click(screen.getByRole('button', {name: 'Play'}));
  pass(9);
  expect(slider()).toHaveAttribute('aria-valuetext', '0:09 of 0:20');
  expect(drawing()).toHaveTextContent(officePage.headline);
  pass(60);
  expect(slider()).toHaveAttribute('aria-valuetext', '0:20 of 0:20');
  fireEvent.click(screen.getByRole('button', {name: 'Play again'}));
  pass(1);
  expect(slider()).toHaveAttribute('aria-valuetext', '0:01 of 0:20');
});

test('the large button starts it and hands the focus to the bar', () => {
  renderPlayer();
  fireEvent.click(screen.getByRole('button', {name: 'Start the walk-through'}));
  expect(screen.getByRole('button', {name: 'Pause'})).toHaveFocus();
  expect(screen.queryByRole('button', {name: 'Start the walk-through'})).not.toBeInTheDocument();
});

test('scrubbing shows the step of that time', () => {
  renderPlayer();
  fireEvent.change(slider(), {target: {value: '8'}});
  expect(drawing()).toHaveAccessibleName('The page for offices.');
});

test('the keys of a video work wherever the focus is', () => {
  renderPlayer();
  fireEvent.keyDown(document.body, {key: 'ArrowRight'});
  fireEvent.keyDown(document.body, {key: 'ArrowRight'});
  fireEvent.keyDown(slider(), {key: 'ArrowLeft'});
  expect(slider()).toHaveAttribute('aria-valuetext', '0:05 of 0:20');
  fireEvent.keyDown(document.body, {key: ' '});
  expect(screen.getByRole('button', {name: 'Pause'})).toBeInTheDocument();
  fireEvent.keyDown(document.body, {key: 'K'});
  expect(screen.getByRole('button', {name: 'Play'})).toBeInTheDocument();
  fireEvent.keyDown(document.body, {key: 'c'});
  expect(screen.getByRole('button', {name: 'Captions'})).toHaveAttribute('aria-pressed', 'false');
});

test('a focused button keeps its own Space, and a shortcut of the browser is left alone', () => {
  renderPlayer();
  expect(fireEvent.keyDown(screen.getByRole('button', {name: 'Captions'}), {key: ' '})).toBe(true);
  expect(fireEvent.keyDown(document.body, {key: 'c', ctrlKey: true})).toBe(true);
  expect(screen.getByRole('button', {name: 'Play'})).toBeInTheDocument();
});

test('hidden captions are still announced, and all of them can be read', () => {
  renderPlayer();
  fireEvent.click(screen.getByRole('button', {name: 'Captions'}));
  const caption = screen.getByText('The page as it is.', {selector: '[aria-live]'});
  expect(caption).toHaveClass('visually-hidden');
  expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual(
    walkthrough.en.map((step) => step.caption),
  );
});

test('plays by itself only when asked to, and never against reduced motion', () => {
  renderPlayer({autoplay: true});
  expect(screen.getByRole('button', {name: 'Pause'})).toBeInTheDocument();
});

test('reduced motion wins over autoplay', () => {
  reducedMotion = true;
  renderPlayer({autoplay: true});
  expect(screen.getByRole('button', {name: 'Play'})).toBeInTheDocument();
});

test('speaks German where the walk-through does', () => {
  renderPlayer({language: 'de'});
  expect(screen.getByRole('button', {name: 'Abspielen'})).toBeInTheDocument();
  expect(slider()).toHaveAttribute('aria-valuetext', '0:00 von 0:20');
  expect(drawing()).toHaveAccessibleName('Die Seite, wie sie ist.');
});
