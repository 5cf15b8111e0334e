import {isInSight} from '@site/src/pages/team/_Reveal/isInSight';

test('a group is shown once its share is on screen', () => {
  expect(isInSight({ratio: 0.19, height: 95, viewportHeight: 900}, 0.2)).toBe(false);
  expect(isInSight({ratio: 0.2, height: 100, viewportHeight: 900}, 0.2)).toBe(true);
});

test('half a screen of a group is enough, however high it is', () => {
  expect(isInSight({ratio: 0.05, height: 127, viewportHeight: 256}, 0.2)).toBe(false);
  expect(isInSight({ratio: 0.05, height: 128, viewportHeight: 256}, 0.2)).toBe(true);
});
