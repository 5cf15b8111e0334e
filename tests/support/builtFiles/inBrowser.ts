import type {Page} from '@playwright/test';

/** What makes a file of each kind right where the browser is the judge, by its ending: its type for the browser. */
export const judgedInBrowser = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
} as const satisfies Readonly<Record<string, string>>;

/**
 * Has the browser read a file as what its ending says: a font as a font, a picture pixel by pixel, XML with its parser.
 *
 * @param page one without a policy.
 * @returns what the browser says against it.
 */
export function browserSays(page: Page, type: string, bytes: Buffer): Promise<string | undefined> {
  return page.evaluate(
    async ({type, base64}) => {
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const address = URL.createObjectURL(new Blob([content], {type}));
      try {
        if (type.endsWith('xml')) {
          const source = new TextDecoder('utf-8', {fatal: true}).decode(content);
          const read = new DOMParser().parseFromString(source, 'application/xml');
          const error = read.querySelector('parsererror');
          if (error !== null) return error.textContent.trim();
          if (type !== 'image/svg+xml') return undefined;
          if (!(read.documentElement instanceof SVGSVGElement)) return 'its root is no svg of the namespace of SVG';
        }
        if (type.startsWith('font/')) {
          await new FontFace('judged', content).load();
          return undefined;
        }
        // A drawing cannot be decoded so, and a picture that is cut off passes as an image.
        if (type !== 'image/svg+xml') {
          await createImageBitmap(new Blob([content], {type}));
          return undefined;
        }
        const picture = new Image();
        picture.src = address;
        await picture.decode();
        return picture.naturalWidth > 0 ? undefined : 'it has no size';
      } catch (error) {
        return String(error);
      } finally {
        URL.revokeObjectURL(address);
      }
    },
    {type, base64: bytes.toString('base64')},
  );
}
