export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Crop = Point & Size;

const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

/**
 * The largest part of a picture with the given ratio of width to height, as
 * near to the middle of its subject as the picture's edges allow.
 *
 * @param picture size in any unit; the subject and the result are in the same.
 * @throws RangeError where the ratio or a side is not a positive number.
 */
export function cropAround(picture: Size, subject: Point, ratio: number): Crop {
  for (const value of [picture.width, picture.height, ratio]) {
    if (!(value > 0 && value < Infinity)) throw new RangeError(`${value} is no length or ratio: it must be above 0.`);
  }
  const width = Math.min(picture.width, picture.height * ratio);
  const height = width / ratio;
  return {
    x: between(0, subject.x - width / 2, picture.width - width),
    y: between(0, subject.y - height / 2, picture.height - height),
    width,
    height,
  };
}
