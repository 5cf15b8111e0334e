import {spawnSync} from 'node:child_process';
import type {Page} from '@playwright/test';
import {need} from '../programs/install.mjs';

/** A word on paper, in points from the upper left corner of its sheet. */
interface PrintedWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const word = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</g;

const margin = {top: '1cm', right: '1cm', bottom: '1cm', left: '1cm'};

/** What a page can be printed on. A phone's screen is one long sheet, at half its size since browsers print no longer ones. */
const sheets = {
  A4: {format: 'A4', margin},
  Letter: {format: 'Letter', margin},
  phone: {width: '195px', height: '19000px', scale: 0.5},
} as const;

type Sheet = keyof typeof sheets;

/** Prints a page, and reads the words of each sheet by another program than the one that prints. */
async function printedWords(page: Page, sheet: Sheet): Promise<PrintedWord[][]> {
  const {stdout} = spawnSync(need('pdftotext'), ['-bbox', '-', '-'], {
    input: await page.pdf(sheets[sheet]),
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return stdout
    .split('<page ')
    .slice(1)
    .map((sheet) =>
      [...sheet.matchAll(word)].map(([, left, top, right, bottom, text = '']) => ({
        text,
        left: Number(left),
        top: Number(top),
        right: Number(right),
        bottom: Number(bottom),
      })),
    );
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ');

/** The words of a Markdown text that are not on paper, where the page that it is of is printed; short ones aside. */
export async function lostOnPaper(page: Page, markdown: string): Promise<string[]> {
  const printed = (await printedWords(page, 'A4')).flat().map(({text}) => text);
  // A printed line may break within a word.
  const letters = lettersOf(printed.join('')).replaceAll(' ', '');
  const told = markdown
    .replaceAll(/^( *)```mermaid[^]*?^\1```$/gm, '')
    .replaceAll(/^Source: .*$/gm, '')
    .replaceAll(/\]\([^)]*\)|https?:\S+/g, ' ');
  const words = lettersOf(told).split(' ');
  return [...new Set(words)].filter((each) => each.length > 4 && !letters.includes(each));
}

/** Whether two words lie on one another by more than the tails of their letters. A word that is cut in two is one. */
const areOverlapping = (one: PrintedWord, other: PrintedWord): boolean => {
  if (one.text.includes(other.text) || other.text.includes(one.text)) return false;
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const line = Math.min(one.bottom - one.top, other.bottom - other.top);
  return width > 0.2 * line && height > 0.35 * line;
};

/**
 * The steps of lists whose number is not on paper. Browsers number other lists themselves. A page may have the same
 * digits elsewhere, so that one missing number may go unseen, though hardly those of all.
 */
async function unnumbered(page: Page, printed: readonly string[]): Promise<string[]> {
  const lengths = await page.locator('main ol').evaluateAll((lists) =>
    lists
      .map(({children}) => [...children].filter((step) => step.checkVisibility()))
      .filter(([step]) => step !== undefined && getComputedStyle(step, '::before').content.startsWith('counter('))
      .map((steps) => steps.length),
  );
  return Array.from({length: Math.max(0, ...lengths)}, (_, index) => String(index + 1)).filter(
    (number) =>
      printed.filter((text) => text === number).length < lengths.filter((length) => length >= Number(number)).length,
  );
}

/**
 * Where a page, printed, has words on one another, the first such pair of each sheet, or steps without their number; and
 * how many words it has in all.
 */
export async function printedOver(page: Page, sheet: Sheet): Promise<{problems: string[]; seen: number}> {
  const printed = await printedWords(page, sheet);
  const problems = printed.flatMap((words, index) => {
    for (const [place, one] of words.entries()) {
      const other = words.slice(place + 1).find((later) => areOverlapping(one, later));
      if (other !== undefined) return [`${sheet}, sheet ${index + 1}: "${other.text}" is over "${one.text}"`];
    }
    return [];
  });
  const texts = printed.flat().map(({text}) => text);
  const steps = (await unnumbered(page, texts)).map((number) => `${sheet}: a step ${number} has no number`);
  return {problems: [...problems, ...steps], seen: texts.length};
}
