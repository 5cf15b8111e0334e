import {
  bikePage,
  bikePageLabel,
  changeIds,
  changesText,
  type ChangeId,
} from '@site/src/pages/features/instant-personalization/_BikePage/words';

const original = bikePage(new Set());
const differences = (changes: readonly ChangeId[]) => {
  const tailored = bikePage(new Set(changes));
  return (['headlineEnd', 'button', 'scene', 'parts'] as const).filter(
    (key) => JSON.stringify(tailored[key]) !== JSON.stringify(original[key]),
  );
};

test('each change alters one thing on the page and nothing else', () => {
  expect(changeIds.map((id) => differences([id]))).toEqual([['headlineEnd'], ['button'], ['scene'], ['parts']]);
  expect(differences(changeIds)).toEqual(['headlineEnd', 'button', 'scene', 'parts']);
  expect(differences([])).toEqual([]);
});

test('the page in one sentence names what stands on it, in its order', () => {
  expect(bikePageLabel(bikePage(new Set(['copy', 'elements'])))).toBe(
    'The bike shop’s page: headline “Electric bikes for the whole office,” button “Choose a bike,” ' +
      'a picture of one bike in front of a house, and below it Plans for companies, What riders say.',
  );
});

test('the summary says what is tailored and what is not, in the order of the cards', () => {
  expect(changesText(new Set(['image', 'copy']))).toEqual({
    title: '2 of 4 changes',
    text: 'Tailored: the headline and the picture. As in the original: the button and the layout.',
  });
  expect(changesText(new Set(['copy', 'button', 'image'])).text).toBe(
    'Tailored: the headline, the button, and the picture. As in the original: the layout.',
  );
  expect(changesText(new Set()).title).toBe('The original');
  expect(changesText(new Set(changeIds)).title).toBe('All four changes');
});
