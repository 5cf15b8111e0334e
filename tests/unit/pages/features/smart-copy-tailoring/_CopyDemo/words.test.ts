import {copyAudiences, copyLanguages, copyVersion} from '@site/src/pages/features/smart-copy-tailoring/_CopyDemo/words';

test.each([
  ['the original has nothing tailored', 'everyone', 'en', ['Payroll for growing teams', '', false]],
  ['for an audience only the end changes', 'finance', 'en', ['Payroll ', 'in time for the month-end close', false]],
  ['a translation changes all of it', 'people', 'de', ['', 'Lohnabrechnung, die das ganze Team versteht', true]],
] as const)('%s', (_, audience, language, expected) => {
  const {kept, tailored, isButtonTailored} = copyVersion(audience, language);
  expect([kept, tailored, isButtonTailored]).toEqual(expected);
});

test('each audience and language has a headline of its own', () => {
  const headlines = copyLanguages.flatMap(({id: language}) =>
    copyAudiences.map(({id: audience}) => {
      const {kept, tailored} = copyVersion(audience, language);
      return kept + tailored;
    }),
  );
  expect(headlines).toHaveLength(16);
  expect(new Set(headlines).size).toBe(16);
  for (const headline of headlines) expect(headline).toMatch(/^\p{Lu}[^ ].*[^ ]$/u);
});

/** Words that each language has of a restaurant, a month, and a team that understands. */
const cognates = {
  en: {restaurants: /restaurant/, finance: /month/, people: /understand/},
  de: {restaurants: /Restaurant/, finance: /Monat/, people: /versteh/},
  es: {restaurants: /restaurante/, finance: /\bmes\b/, people: /entiende/},
  fr: {restaurants: /restaurant/, finance: /mois/, people: /comprend/},
};

test.each(copyLanguages)('each audience reads what is for it, in $label', ({id}) => {
  for (const [audience, word] of Object.entries(cognates[id])) {
    const meant = copyAudiences.filter((each) => word.test(copyVersion(each.id, id).tailored));
    expect(meant.map((each) => each.id)).toEqual([audience]);
  }
});
