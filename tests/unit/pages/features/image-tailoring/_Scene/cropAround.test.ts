import {cropAround} from '@site/src/pages/features/image-tailoring/_Scene/cropAround';

const picture = {width: 400, height: 300};

test('keeps as much as the ratio allows, with the subject in the middle', () => {
  expect(cropAround(picture, {x: 200, y: 150}, 1)).toEqual({x: 50, y: 0, width: 300, height: 300});
  expect(cropAround(picture, {x: 200, y: 150}, 16 / 9)).toEqual({x: 0, y: 37.5, width: 400, height: 225});
});

test('follows the subject, and stops at the edges', () => {
  expect(cropAround(picture, {x: 180, y: 150}, 1).x).toBe(30);
  expect(cropAround(picture, {x: 20, y: 150}, 9 / 16).x).toBe(0);
  expect(cropAround(picture, {x: 390, y: 290}, 9 / 16)).toEqual({x: 231.25, y: 0, width: 168.75, height: 300});
  expect(cropAround(picture, {x: 200, y: 290}, 16 / 9).y).toBe(75);
});

test('refuses what is no ratio or no size', () => {
  for (const ratio of [0, -1, NaN, Infinity])
    expect(() => cropAround(picture, {x: 0, y: 0}, ratio)).toThrow(RangeError);
  expect(() => cropAround({width: 0, height: 300}, {x: 0, y: 0}, 1)).toThrow('0 is no length or ratio');
});
