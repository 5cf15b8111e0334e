import {alwaysValidLimit, errorByLook, nominalLevel, obrienFlemingLimits, pocockLimits} from '@site/src/lib/statistics';
import {criticalValue} from '@site/src/lib/statistics/normal';
import {published, publishedList, type CaseGroup, type PublishedCase} from './published';
import {sources} from './sources';

/** What three digits leave open, and a little more. */
const ofTable = 0.00051;

/** The error of some looks that are each taken for the only one. */
const errorOf = (looks: number, printed: string): PublishedCase => ({
  about: `Error of ${looks} look${looks === 1 ? '' : 's'} at 0.05 without a correction`,
  source: sources.armitage,
  values: [published(printed, errorByLook(Array.from({length: looks}, () => criticalValue(0.05))).at(-1))],
});

/** The limits of Pocock's rule for one look, two, and so on. */
const pocock = (alpha: string, printed: readonly string[]): PublishedCase => ({
  about: `Pocock: limits of 1 to 10 looks at ${alpha}`,
  source: sources.jennison1,
  values: printed.map((limit, index) => published(limit, pocockLimits(index + 1, Number(alpha))[0], ofTable)),
});

const pocockLevel = (looks: number, printed: string): PublishedCase => ({
  about: `Pocock: nominal level of ${looks} looks`,
  source: sources.pocock,
  values: [published(printed, nominalLevel(pocockLimits(looks)[0] ?? NaN))],
});

export const looksCases: CaseGroup = {
  title: 'Several looks',
  cases: [
    errorOf(1, '0.050'),
    errorOf(2, '0.083'),
    errorOf(3, '0.107'),
    errorOf(4, '0.126'),
    errorOf(5, '0.142'),
    errorOf(10, '0.193'),
    errorOf(20, '0.248'),
    errorOf(50, '0.320'),
    pocockLevel(2, '0.0294'),
    pocockLevel(5, '0.0158'),
    pocock('0.05', ['1.960', '2.178', '2.289', '2.361', '2.413', '2.453', '2.485', '2.512', '2.535', '2.555']),
    pocock('0.01', ['2.576', '2.772', '2.873', '2.939', '2.986', '3.023', '3.053', '3.078', '3.099', '3.117']),
    pocock('0.10', ['1.645', '1.875', '1.992', '2.067', '2.122', '2.164', '2.197', '2.225', '2.249', '2.270']),
    {
      about: 'Pocock: limit of 3 looks',
      source: sources.lakens,
      values: [published('2.2894781', pocockLimits(3)[0], 2e-7)],
    },
    {
      about: 'Pocock: error by each of 3 looks',
      source: sources.lakens,
      values: publishedList(errorByLook(pocockLimits(3)), ['0.0221', '0.0379', '0.0500']),
    },
    {
      about: 'O’Brien and Fleming: last limit of 1 to 10 looks at 0.05',
      source: sources.jennison3,
      values: ['1.960', '1.977', '2.004', '2.024', '2.040', '2.053', '2.063', '2.072', '2.080', '2.087'].map(
        (limit, index) => published(limit, obrienFlemingLimits(index + 1).at(-1), ofTable),
      ),
    },
    {
      about: 'O’Brien and Fleming: limits of 3 looks',
      source: sources.rpact,
      values: publishedList(obrienFlemingLimits(3), ['3.4710914', '2.4544323', '2.0040356'], 2e-7),
    },
    {
      about: 'O’Brien and Fleming: error by each of 3 looks, one side',
      source: sources.rpact,
      values: publishedList(
        errorByLook(obrienFlemingLimits(3)).map((error) => error / 2),
        ['0.00025917372', '0.0071600594', '0.02499999'],
        2e-8,
      ),
    },
    {
      about: 'O’Brien and Fleming: limits of 5 looks',
      source: sources.lakens,
      values: publishedList(
        obrienFlemingLimits(5),
        ['4.5617423', '3.2256389', '2.6337232', '2.2808712', '2.0400732'],
        1e-6,
      ),
    },
    {
      about: 'Always valid: bound of the sum at 100, tuned for 100',
      source: sources.confseq,
      values: [published('30.35209', 10 * alwaysValidLimit(100, 100), 1e-5)],
    },
  ],
};
