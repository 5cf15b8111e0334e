import {copyAudiences, copyLanguages, copyVersion} from '@site/src/pages/features/smart-copy-tailoring/_CopyDemo/words';

test('the original has nothing tailored', () => {
  const {kept, tailored, isButtonTailored} = copyVersion('everyone', 'en');
  expect({kept, tailored, isButtonTailored}).toEqual({
    kept: 'Payroll for growing teams',
    tailored: '',
    isButtonTailored: false,
  });
});

test('for an audience only the end of the headline changes', () => {
  const {kept, tailored, isButtonTailored} = copyVersion('finance', 'en');
  expect({kept, tailored, isButtonTailored}).toEqual({
    kept: 'Payroll ',
    tailored: 'in time for the month-end close',
    isButtonTailored: false,
  });
});

test('a translation changes all of it, the button too', () => {
  const {kept, tailored, button} = copyVersion('people', 'de');
  expect({kept, tailored, button}).toEqual({
    kept: '',
    tailored: 'Lohnabrechnung, die das ganze Team versteht',
    button: 'Kostenlos starten',
  });
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
