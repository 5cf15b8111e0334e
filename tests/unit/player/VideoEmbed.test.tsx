/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import {VideoEmbed, type VideoEmbedProps} from '@site/src/player/VideoEmbed';
import behavior from '@site/src/player/VideoEmbed/videoEmbed.behavior';
import {videos} from '@site/src/content/videos';
import {videoTitle} from '@site/src/player/video';

let mockUrls: Record<string, string> = {};
jest.mock('@site/src/lib/settings/useSettings', () => ({useSettings: () => ({videoEmbedUrls: mockUrls})}));

interface Watched {
  readonly report: (isIntersecting: boolean) => void;
  readonly options: IntersectionObserverInit | undefined;
}
let watched: Watched[] = [];

beforeEach(() => {
  mockUrls = {};
  watched = [];
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: (entries: {isIntersecting: boolean}[]) => void, options?: IntersectionObserverInit) {
        watched.push({report: (isIntersecting) => callback([{isIntersecting}]), options});
      }
      observe(): void {}
      disconnect(): void {}
    },
  });
});

const embeds = (): HTMLElement[] => [...document.querySelectorAll('iframe')];

function show(...pages: VideoEmbedProps[]): void {
  render(
    <>
      {pages.map((props) => (
        <VideoEmbed key={props.video} {...props} />
      ))}
    </>,
  );
  behavior.onPage();
}

test('keeps the placeholder under the embed until that has loaded', () => {
  show({video: 'home', title: videoTitle(videos.home, 'en')});
  watched[0]?.report(true);
  const frame = document.querySelector('[data-video]');
  expect(frame).not.toHaveAttribute('data-loaded');
  fireEvent.load(screen.getByTitle('From idea to live test'));
  expect(frame).toHaveAttribute('data-loaded');
});

test('shows a picture of its own in place of the outline', () => {
  show({video: 'home', title: 'One', poster: <img alt="What comes first" />});
  expect(screen.getByAltText('What comes first')).toBeInTheDocument();
  expect(document.querySelector('svg')).not.toBeInTheDocument();
});

test('speaks German', () => {
  show({video: 'home', title: videoTitle(videos.home, 'de'), language: 'de'});
  expect(screen.getByText('Video wird geladen …')).toBeInTheDocument();
  watched[0]?.report(true);
  expect(embeds()[0]).toHaveAttribute('src', '/embed/home?locale=de-DE');
  expect(embeds()[0]).toHaveAttribute('title', 'Von der Idee zum laufenden Test');
});

test('shows the outside embed that the settings name', () => {
  mockUrls = {home: 'https://videos.test/embed/42'};
  show({video: 'home', title: videoTitle(videos.home, 'en')});
  watched[0]?.report(true);
  expect(embeds()[0]).toHaveAttribute('src', 'https://videos.test/embed/42');
});

test('embeds at once where the browser cannot tell what is near', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  show({video: 'comparison', title: videoTitle(videos.comparison, 'en')});
  expect(embeds()[0]).toHaveAttribute('src', '/embed/comparison');
});
