/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import {VideoEmbed, type VideoEmbedProps} from '@site/src/player/VideoEmbed';
import behavior from '@site/src/player/VideoEmbed/videoEmbed.behavior';
import {videos} from '@site/src/content/videos';
import {GuideVideo} from '@site/src/docs/guide/GuideVideo';
import {videoTitle} from '@site/src/player/video';

let mockUrls: Record<string, string> = {};
jest.mock('@site/src/lib/settings/useSettings', () => ({useSettings: () => ({videoEmbedUrls: mockUrls})}));

/** What tells that an embed is near. */
let near: (() => void)[] = [];

beforeEach(() => {
  mockUrls = {};
  near = [];
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: (entries: {isIntersecting: boolean}[]) => void) {
        near.push(() => callback([{isIntersecting: true}]));
      }
      observe(): void {}
      disconnect(): void {}
    },
  });
});

const embed = (): Element | null => document.querySelector('iframe');

function show(props: Partial<VideoEmbedProps> = {}): void {
  render(<VideoEmbed video="home" title={videoTitle(videos.home, 'en')} {...props} />);
  behavior.onPage();
}

test('keeps the placeholder under the embed until that has loaded', () => {
  show();
  near[0]?.();
  const frame = document.querySelector('[data-video]');
  expect(frame).not.toHaveAttribute('data-loaded');
  fireEvent.load(screen.getByTitle('From idea to live test'));
  expect(frame).toHaveAttribute('data-loaded');
});

test('shows a picture of its own in place of the outline', () => {
  show({poster: <img alt="What comes first" />});
  expect(screen.getByAltText('What comes first')).toBeInTheDocument();
  expect(document.querySelector('svg')).not.toBeInTheDocument();
});

test('speaks German', () => {
  show({title: videoTitle(videos.home, 'de'), language: 'de'});
  expect(screen.getByText('Video wird geladen …')).toBeInTheDocument();
  near[0]?.();
  expect(embed()).toHaveAttribute('src', '/embed/home?locale=de-DE');
  expect(embed()).toHaveAttribute('title', 'Von der Idee zum laufenden Test');
});

test('shows the outside embed that the settings name', () => {
  mockUrls = {home: 'https://videos.test/embed/42'};
  show();
  near[0]?.();
  expect(embed()).toHaveAttribute('src', 'https://videos.test/embed/42');
  expect(embed()).toHaveProperty('allow', 'fullscreen');
});

test('embeds at once where the browser cannot tell what is near', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  show({video: 'comparison'});
  expect(embed()).toHaveAttribute('src', '/embed/comparison');
});

test.each([
  ['the page of the player', {}, '/embed/update-extension'],
  [
    'the outside embed where the settings name one',
    {'update-extension': 'https://video.test/1'},
    'https://video.test/1',
  ],
])('in a guide says its title and length, and links to %s', (_, urls, href) => {
  mockUrls = urls;
  render(<GuideVideo video="update-extension" />);
  const link = screen.getByRole('link', {name: 'Watch “Updating the extension” on its own page'});
  expect(link).toHaveAttribute('href', href);
  expect(screen.getByText(/18 seconds/)).toBeInTheDocument();
});
