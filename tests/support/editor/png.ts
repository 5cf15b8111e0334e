import {Resvg} from '@resvg/resvg-js';

/** A picture of one color, as PNG; sizes in pixels. */
export function png(width: number, height: number, color: string): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`;
  return new Resvg(svg).render().asPng();
}
