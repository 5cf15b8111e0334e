/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import '@testing-library/jest-dom';
import {GuideVideo} from '@site/src/docs/guide/GuideVideo';

let mockUrls: Record<string, string> = {};
jest.mock('@site/src/lib/settings/useSettings', () => ({useSettings: () => ({videoEmbedUrls: mockUrls})}));

beforeEach(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
  });
});

const link = (): HTMLElement => screen.getByRole('link', {name: 'Watch “Updating the extension” on its own page'});

test('says the title and the length, and links to the page of the player', () => {
  mockUrls = {};
  render(<GuideVideo video="update-extension" />);
  expect(link()).toHaveAttribute('href', '/embed/update-extension');
  expect(screen.getByText(/18 seconds/)).toBeInTheDocument();
});

test('links to the outside embed where the settings name one', () => {
  mockUrls = {'update-extension': 'https://video.test/1'};
  render(<GuideVideo video="update-extension" />);
  expect(link()).toHaveAttribute('href', 'https://video.test/1');
});
