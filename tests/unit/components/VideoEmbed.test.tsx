import {act, fireEvent, render, screen} from '@testing-library/react';
import '@testing-library/jest-dom';
import {VideoEmbed} from '@site/src/components/VideoEmbed';
import {homeVideo} from '@site/src/data/homeVideo';
import {videos} from '@site/src/data/videos';
import {videoTitle} from '@site/src/lib/video';

let mockUrls: Record<string, string> = {};
jest.mock('@site/src/settings/useSettings', () => ({useSettings: () => ({videoEmbedUrls: mockUrls})}));

interface Watched {
  readonly report: (isIntersecting: boolean) => void;
  readonly options: IntersectionObserverInit | undefined;
}
let watched: Watched | undefined;

beforeEach(() => {
  mockUrls = {};
  watched = undefined;
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: (entries: {isIntersecting: boolean}[]) => void, options?: IntersectionObserverInit) {
        watched = {report: (isIntersecting) => act(() => callback([{isIntersecting}])), options};
      }
      observe(): void {}
      disconnect(): void {}
    },
  });
});

const embed = (): HTMLElement | null => document.querySelector('iframe');

test('holds a placeholder until it is within 300 px of the viewport', () => {
  render(<VideoEmbed video="home" title={videoTitle(homeVideo, 'en')} />);
  expect(watched?.options).toEqual({rootMargin: '300px', threshold: 0.01});
  watched?.report(false);
  expect(screen.getByText('Loading video...')).toBeInTheDocument();
  expect(embed()).toBeNull();
  watched?.report(true);
  expect(embed()).toHaveAttribute('src', '/embed/home');
  expect(embed()).toHaveAttribute('title', 'From idea to live test');
});

test('keeps the placeholder under the embed until that has loaded', () => {
  render(<VideoEmbed video="home" title={videoTitle(homeVideo, 'en')} />);
  watched?.report(true);
  expect(screen.getByText('Loading video...')).toBeInTheDocument();
  fireEvent.load(screen.getByTitle('From idea to live test'));
  expect(screen.queryByText('Loading video...')).not.toBeInTheDocument();
});

test('speaks German', () => {
  render(<VideoEmbed video="home" title={videoTitle(homeVideo, 'de')} language="de" />);
  expect(screen.getByText('Video wird geladen …')).toBeInTheDocument();
  watched?.report(true);
  expect(embed()).toHaveAttribute('src', '/embed/home?locale=de-DE');
  expect(embed()).toHaveAttribute('title', 'Von der Idee zum laufenden Test');
});

test('shows the outside embed that the settings name', () => {
  mockUrls = {home: 'https://videos.test/embed/42'};
  render(<VideoEmbed video="home" title={videoTitle(homeVideo, 'en')} />);
  watched?.report(true);
  expect(embed()).toHaveAttribute('src', 'https://videos.test/embed/42');
});

test('embeds at once where the browser cannot tell what is near', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  render(<VideoEmbed video="comparison" title={videoTitle(videos.comparison, 'en')} />);
  expect(embed()).toHaveAttribute('src', '/embed/comparison');
});
