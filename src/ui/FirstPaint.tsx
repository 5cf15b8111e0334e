import Head from '@docusaurus/Head';

interface FirstPaintProps {
  /** The part of the page at whose end this stands. */
  after: 'navbar' | 'opening';
}

/**
 * Holds the page's first paint back until the part that it ends has been parsed.
 *
 * On a slow processor browsers paint what they have parsed so far, and what is
 * centered or pushed to the right then moves as the rest of its row comes in.
 * The element waited for is an empty one at the part's end, since Chromium waits
 * for a start tag. Browsers that do not know `rel="expect"` paint as they did.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel#expect
 */
export function FirstPaint({after}: FirstPaintProps) {
  const id = `end-of-${after}`;
  return (
    <>
      <Head>
        <link rel="expect" href={`#${id}`} blocking="render" />
      </Head>
      <span id={id} hidden />
    </>
  );
}
