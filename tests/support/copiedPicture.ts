import type {Locator} from '@playwright/test';

interface CopiedPicture {
  readonly width: number;
  /** The color of its corner, as browsers tell it. */
  readonly corner: string;
  /** How many of its pixels are black. */
  readonly black: number;
  /** What a drawing on the page is drawn with, and the picture is not. */
  readonly missing: readonly string[];
}

/** The picture on the clipboard, beside the drawing that it is of. */
export const copiedPicture = (drawing: Locator): Promise<CopiedPicture> =>
  drawing.evaluate(async (shown) => {
    const [item] = await navigator.clipboard.read();
    if (item === undefined) throw new Error('Nothing was copied.');
    const picture = await createImageBitmap(await item.getType('image/png'));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.width, picture.height];
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser draws on no canvas.');
    context.drawImage(picture, 0, 0);
    const {data} = context.getImageData(0, 0, canvas.width, canvas.height);
    const pixels = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const [channels, alpha = 0] = [data.slice(at, at + 3).join(', '), data[at + 3]];
      const color = alpha === 255 ? `rgb(${channels})` : `rgba(${channels}, ${alpha / 255})`;
      pixels.set(color, (pixels.get(color) ?? 0) + 1);
    }
    const corner = context.getImageData(1, 1, 1, 1).data;
    const used = [...shown.querySelectorAll('line, circle, text')].flatMap((part) => {
      const {fill, stroke, opacity} = getComputedStyle(part);
      // What is blended with what lies below it has another color, and a line has nothing to fill.
      return opacity === '1' ? [stroke, ...(part.matches('line') ? [] : [fill])] : [];
    });
    return {
      width: picture.width,
      corner: `rgb(${corner.slice(0, 3).join(', ')})`,
      black: pixels.get('rgb(0, 0, 0)') ?? 0,
      missing: [...new Set(used)].filter((color) => color.startsWith('rgb(') && !pixels.has(color)),
    };
  });
