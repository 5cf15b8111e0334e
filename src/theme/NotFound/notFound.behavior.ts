import type {Behavior} from '@site/src/browser/behavior';

/** A decoded path, or the path itself if it cannot be decoded. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The not-found page; the head script (notFound.head.ts) has chosen its version. */
export default {
  marks: [],
  touches: ['data-not-found'],
  onPage() {
    const {missing} = document.documentElement.dataset;
    const versions = document.querySelectorAll<HTMLElement>('[data-not-found]');
    if (versions.length === 0 || missing === 'moved') return;
    console.info('Page not found:', readable(window.location.pathname));
    const shown = [...versions].find(({dataset}) => dataset.notFound === missing);
    const title = shown?.dataset.title;
    if (title !== undefined) document.title = document.title.replace(/^[^|]*\b/, title);
  },
} satisfies Behavior;
