import {plainText} from '@site/src/lib/numbers/plainText';
import {englishSpelling, type Spelling} from '@site/src/lib/numbers/spelling';
import {numberSpellings} from './locales';

/** A field that numbers are typed into, with what it says of a text. */
export type NumberField = readonly [name: string, problem: (typed: string, spelling: Spelling) => string | undefined];

const typed =
  'x 1e3 4,000 4.000 1.234 1,234 0.5 0,5 1.5 1,5 -3 0 12,34 99.99 1,234.5 1.234,5 9999999999 5000 4.060 4,060 ٤٠٠٠ 4’000 1,2,3 99,999 99.999 2,4'
    .split(' ')
    .concat('4 000');

/** What a sentence asks for. */
const asked = (sentence: string): readonly string[] =>
  [
    ...sentence.matchAll(/(?:such as|write|or|from|to|at most) (\p{Nd}[\p{Nd}.,'’٫٬/]*(?:[\u00a0\u202f]\p{Nd}+)*)/giu),
  ].map(([, number = '']) => number.replace(/[.,]$/, ''));

/** Tests that what a field's refusals ask for is taken by it. */
export function takeWhatIsAsked(fields: readonly NumberField[]): void {
  test('what a refusal asks for is accepted, in every language, and is not what was typed', () => {
    const wrong: string[] = [];
    let refused = 0;
    let examples = 0;
    for (const [locale, spelling] of numberSpellings) {
      for (const [name, problem] of fields) {
        for (const text of typed) {
          const sentence = problem(text, spelling);
          if (sentence === undefined) continue;
          refused += 1;
          for (const example of asked(sentence)) {
            examples += 1;
            if (plainText(example) === plainText(text))
              wrong.push(`${locale}, ${name}: ${text} is asked for: ${sentence}`);
            const again = problem(example, spelling);
            if (again !== undefined) wrong.push(`${locale}, ${name}: ${example} of "${sentence}" is refused: ${again}`);
          }
        }
      }
    }
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(refused).toBeGreaterThan(100);
    expect(examples).toBeGreaterThan(100);
  });
}

/** Tests that a field's refusals name the ends of what it takes. */
export function refuseBeyondEnds(fields: readonly NumberField[]): void {
  test('what is beyond an end that a refusal names is refused', () => {
    const ends = fields.flatMap(([name, problem]) => {
      const [, least, most] = /from ([\d.]+) to (\d+)/.exec(problem('-3', englishSpelling) ?? '') ?? [];
      if (most === undefined) return [];
      const beyond = [Number(least) < 1 ? Number(least) / 2 : Number(least) - 1, Number(most) + 1];
      return beyond.map((number) => [name, number, problem(String(number), englishSpelling)] as const);
    });
    expect(ends.length).toBeGreaterThan(0);
    expect(ends.filter(([, , problem]) => problem === undefined)).toEqual([]);
  });
}
