import {loadFonts, titleCharacters} from '@site/src/pipeline/cards/fonts';
import {prepareDrawing} from '@site/src/pipeline/cards/draw';

test('every letter of the languages that Latin letters write is drawn', async () => {
  const covered = await titleCharacters(process.cwd());
  const titles = 'Zażółć gęślą jaźń. Tiếng Việt, Türkçe, Íslenska, Čeština, română, “€5” – it’s ½ … −3';
  expect(Array.from(titles).filter((letter) => !covered.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  expect(Array.from('日Ж🎉→').filter((letter) => covered.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

test('a card with a letter differs from one without it, for one letter of each font', async () => {
  expect((await loadFonts(process.cwd())).length).toBeGreaterThanOrEqual(4);
  const draw = await prepareDrawing(process.cwd());
  const card = async (title: string): Promise<string> =>
    Buffer.from(await draw({kicker: 'Blog', title})).toString('base64');
  const cards = [];
  for (const letter of ['', 'a', 'ł', 'ợ', '₺']) cards.push(await card(`Words ${letter}`));
  expect(new Set(cards).size).toBe(5);
});
