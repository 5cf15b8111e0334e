import '@testing-library/jest-dom';
import {TextDecoder, TextEncoder} from 'node:util';

function nothing(): void {}

class SilentObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

/** What the pages use of a browser and jsdom lacks, at its most inert. Tests in the node environment need none of it. */
if (typeof window !== 'undefined') {
  Object.assign(window, {
    TextEncoder,
    TextDecoder,
    IntersectionObserver: SilentObserver,
    ResizeObserver: SilentObserver,
    matchMedia: (media: string) => ({
      media,
      matches: false,
      addEventListener: nothing,
      removeEventListener: nothing,
    }),
    scrollTo: nothing,
    docusaurus: {prefetch: nothing, preload: nothing},
  });
}
