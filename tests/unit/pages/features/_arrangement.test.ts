import {arrangement} from '@site/src/pages/features/_arrangement';

const original = ['navigation', 'headline', 'quotes', 'form'] as const;

test('says what is shown, hidden, and moved above something', () => {
  expect(Object.fromEntries(arrangement(original, ['headline', 'form', 'quotes']))).toEqual({
    navigation: 'hidden',
    headline: 'shown',
    quotes: 'shown',
    form: 'moved',
  });
});

test('closing up a gap moves nothing', () => {
  expect([...arrangement(original, ['headline', 'form']).values()]).toEqual(['hidden', 'shown', 'hidden', 'shown']);
  expect([...arrangement(original, []).values()]).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
});

test('refuses parts that the page does not have, and repeated ones', () => {
  expect(() => arrangement<string>(original, ['video'])).toThrow('"video" is not a part of the page.');
  expect(() => arrangement(original, ['form', 'form'])).toThrow('"form" is shown twice.');
});
