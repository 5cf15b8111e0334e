import {alwaysValidLimit, errorByLook, nominalLevel, obrienFlemingLimits, pocockLimits} from '@site/src/lib/statistics';
import {criticalValue} from '@site/src/lib/statistics/normal';
import {published, publishedList, type CaseGroup} from './published';
import {sources} from './sources';

/** The error of some looks that are each taken for the only one. */
const errorOf = (looks: number, alpha: number): number | undefined =>
  errorByLook(Array.from({length: looks}, () => criticalValue(alpha))).at(-1);

export const looksCases: CaseGroup = {
  title: 'Several looks',
  cases: [
    {
      about: 'Error of 1 look at 0.05 without a correction',
      source: sources.armitage,
      values: [published('0.050', errorOf(1, 0.05))],
    },
    {
      about: 'Error of 2 looks at 0.05 without a correction',
      source: sources.armitage,
      values: [published('0.083', errorOf(2, 0.05))],
    },
    {
      about: 'Error of 3 looks at 0.05 without a correction',
      source: sources.armitage,
      values: [published('0.107', errorOf(3, 0.05))],
    },
    {
      about: 'Error of 4 looks at 0.05 without a correction',
      source: sources.armitage,
      values: [published('0.126', errorOf(4, 0.05))],
    },
    {
      about: 'Error of 5 looks at 0.05 without a correction',
      source: sources.armitage,
      values: [published('0.142', errorOf(5, 0.05))],
    },
    {
      about: 'Error of 10 looks at 0.05 without a correction',
      source: sources.armitage,
      values: [published('0.193', errorOf(10, 0.05))],
    },
    {
      about: 'Error of 20 looks at 0.05 without a correction',
      source: sources.armitage,
      values: [published('0.248', errorOf(20, 0.05))],
    },
    {
      about: 'Error of 50 looks at 0.05 without a correction',
      source: sources.armitage,
      values: [published('0.320', errorOf(50, 0.05))],
    },
    {
      about: 'Pocock: nominal level of 2 looks',
      source: sources.pocock,
      values: [published('0.0294', nominalLevel(pocockLimits(2)[0] ?? NaN))],
    },
    {
      about: 'Pocock: nominal level of 5 looks',
      source: sources.pocock,
      values: [published('0.0158', nominalLevel(pocockLimits(5)[0] ?? NaN))],
    },
    {
      about: 'Pocock: limits of 1 to 10 looks at 0.05',
      source: sources.jennison1,
      values: [
        published('1.960', pocockLimits(1, 0.05)[0], 0.00051),
        published('2.178', pocockLimits(2, 0.05)[0], 0.00051),
        published('2.289', pocockLimits(3, 0.05)[0], 0.00051),
        published('2.361', pocockLimits(4, 0.05)[0], 0.00051),
        published('2.413', pocockLimits(5, 0.05)[0], 0.00051),
        published('2.453', pocockLimits(6, 0.05)[0], 0.00051),
        published('2.485', pocockLimits(7, 0.05)[0], 0.00051),
        published('2.512', pocockLimits(8, 0.05)[0], 0.00051),
        published('2.535', pocockLimits(9, 0.05)[0], 0.00051),
        published('2.555', pocockLimits(10, 0.05)[0], 0.00051),
      ],
    },
    {
      about: 'Pocock: limits of 1 to 10 looks at 0.01',
      source: sources.jennison1,
      values: [
        published('2.576', pocockLimits(1, 0.01)[0], 0.00051),
        published('2.772', pocockLimits(2, 0.01)[0], 0.00051),
        published('2.873', pocockLimits(3, 0.01)[0], 0.00051),
        published('2.939', pocockLimits(4, 0.01)[0], 0.00051),
        published('2.986', pocockLimits(5, 0.01)[0], 0.00051),
        published('3.023', pocockLimits(6, 0.01)[0], 0.00051),
        published('3.053', pocockLimits(7, 0.01)[0], 0.00051),
        published('3.078', pocockLimits(8, 0.01)[0], 0.00051),
        published('3.099', pocockLimits(9, 0.01)[0], 0.00051),
        published('3.117', pocockLimits(10, 0.01)[0], 0.00051),
      ],
    },
    {
      about: 'Pocock: limits of 1 to 10 looks at 0.10',
      source: sources.jennison1,
      values: [
        published('1.645', pocockLimits(1, 0.1)[0], 0.00051),
        published('1.875', pocockLimits(2, 0.1)[0], 0.00051),
        published('1.992', pocockLimits(3, 0.1)[0], 0.00051),
        published('2.067', pocockLimits(4, 0.1)[0], 0.00051),
        published('2.122', pocockLimits(5, 0.1)[0], 0.00051),
        published('2.164', pocockLimits(6, 0.1)[0], 0.00051),
        published('2.197', pocockLimits(7, 0.1)[0], 0.00051),
        published('2.225', pocockLimits(8, 0.1)[0], 0.00051),
        published('2.249', pocockLimits(9, 0.1)[0], 0.00051),
        published('2.270', pocockLimits(10, 0.1)[0], 0.00051),
      ],
    },
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
      values: [
        published('1.960', obrienFlemingLimits(1).at(-1), 0.00051),
        published('1.977', obrienFlemingLimits(2).at(-1), 0.00051),
        published('2.004', obrienFlemingLimits(3).at(-1), 0.00051),
        published('2.024', obrienFlemingLimits(4).at(-1), 0.00051),
        published('2.040', obrienFlemingLimits(5).at(-1), 0.00051),
        published('2.053', obrienFlemingLimits(6).at(-1), 0.00051),
        published('2.063', obrienFlemingLimits(7).at(-1), 0.00051),
        published('2.072', obrienFlemingLimits(8).at(-1), 0.00051),
        published('2.080', obrienFlemingLimits(9).at(-1), 0.00051),
        published('2.087', obrienFlemingLimits(10).at(-1), 0.00051),
      ],
    },
    {
      about: 'O’Brien and Fleming: limits of 3 looks',
      source: sources.rpact,
      values: publishedList(obrienFlemingLimits(3), ['3.4710914', '2.4544323', '2.0040356'], 2e-7),
    },
    {
      about: 'O’Brien and Fleming: error by each of 3 looks, one side',
      source: sources.rpact,
      values: [
        published('0.00025917372', (errorByLook(obrienFlemingLimits(3))[0] ?? NaN) / 2, 2e-8),
        published('0.0071600594', (errorByLook(obrienFlemingLimits(3))[1] ?? NaN) / 2, 2e-8),
        published('0.02499999', (errorByLook(obrienFlemingLimits(3))[2] ?? NaN) / 2, 2e-8),
      ],
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
