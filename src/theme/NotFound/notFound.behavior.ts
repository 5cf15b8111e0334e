import type {Behavior} from '@site/src/browser/behavior';

/** A path as people write it, or as it stands where it encodes no text. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The not-found page, of which the head script (notFound.head.ts) has chosen a version. */
export default {
  marks: [],
  touches: ['data-not-found'],
  onPage() {
    const {missing} = document.documentElement.dataset;
    const versions = document.querySelectorAll<HTMLElement>('[data-not-found]');
    if (versions.length === 0 || missing === 'moved') return;
    console.info('Page not found:', readable(window.location.pathname));
    const shown = missing ?? versions[0]?.dataset.notFound;
    for (const version of versions) {
      const {notFound, title} = version.dataset;
      if (notFound === shown) document.title = title ? document.title.replace(/^[^|]*\b/, title) : document.title;
      // In `npm start` it is React's, which would miss it; there it stays hidden.
      else if (process.env.NODE_ENV === 'production') version.remove();
    }
  },
} satisfies Behavior;
