import Head from '@docusaurus/Head';

/**
 * Holds the page's first paint back until an element with this id begins.
 *
 * On a slow processor browsers paint what they have parsed so far, and what is
 * centered or pushed to the right then moves as the rest of its row comes in.
 * Chromium waits for a start tag, so it is of the element that follows. Browsers
 * that do not know `rel="expect"` paint as they did.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel#expect
 */
export const PaintFrom = ({id}: {readonly id: string}) => (
  <Head>
    <link rel="expect" href={`#${id}`} blocking="render" />
  </Head>
);

const end = 'end-of-opening';

/** Stands at the end of a page's opening, until which the first paint is held back. */
export const EndOfOpening = () => (
  <>
    <PaintFrom id={end} />
    <span id={end} hidden />
  </>
);
