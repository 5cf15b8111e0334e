import {differenceInterval, liftInterval, rateInterval, type GroupCounts} from '@site/src/lib/statistics';
import {published, type CaseGroup} from './published';
import {sources} from './sources';

/** The ratio of treatment's rate to control's, one more than the lift. */
function ratioInterval(control: GroupCounts, treatment: GroupCounts): {low: number; high: number} {
  const {low, high} = liftInterval(control, treatment) ?? {low: NaN, high: NaN};
  return {low: low + 1, high: high + 1};
}

export const intervalsCases: CaseGroup = {
  title: 'Intervals',
  cases: [
    {
      about: 'Wilson: 52 of 100',
      source: sources.rOutput,
      values: [
        published('0.4231658', rateInterval({conversions: 52, visitors: 100}).low),
        published('0.6153545', rateInterval({conversions: 52, visitors: 100}).high),
      ],
    },
    {
      about: 'Wilson with continuity correction: 52 of 100',
      source: sources.rOutput,
      values: [
        published('0.4183183', rateInterval({conversions: 52, visitors: 100}, 0.95, true).low),
        published('0.6201278', rateInterval({conversions: 52, visitors: 100}, 0.95, true).high),
      ],
    },
    {
      about: 'Wilson with continuity correction: 13 of 16',
      source: sources.contingency2,
      values: [
        published('0.5369', rateInterval({conversions: 13, visitors: 16}, 0.95, true).low),
        published('0.9503', rateInterval({conversions: 13, visitors: 16}, 0.95, true).high),
      ],
    },
    {
      about: 'Wilson: 18 of 20',
      source: sources.statsmodelsWilson,
      values: [
        published('0.6989663547715128', rateInterval({conversions: 18, visitors: 20}).low),
        published('0.972133518786232', rateInterval({conversions: 18, visitors: 20}).high),
      ],
    },
    {
      about: 'Wilson: 4 of 20',
      source: sources.statsmodelsWilson,
      values: [
        published('0.0806576625797981', rateInterval({conversions: 4, visitors: 20}).low),
        published('0.4160174322518935', rateInterval({conversions: 4, visitors: 20}).high),
      ],
    },
    {
      about: 'Wilson: 4 of 200',
      source: sources.statsmodelsWilson,
      values: [
        published('0.00780442641634947', rateInterval({conversions: 4, visitors: 200}).low),
        published('0.05028708690582643', rateInterval({conversions: 4, visitors: 200}).high),
      ],
    },
    {
      about: 'Wilson: 190 of 200',
      source: sources.statsmodelsWilson,
      values: [
        published('0.910421851861224', rateInterval({conversions: 190, visitors: 200}).low),
        published('0.972617354399236', rateInterval({conversions: 190, visitors: 200}).high),
      ],
    },
    {
      about: 'Wilson: 1 of 30',
      source: sources.statsmodelsWilson,
      values: [
        published('0.00590859', rateInterval({conversions: 1, visitors: 30}).low),
        published('0.16670391', rateInterval({conversions: 1, visitors: 30}).high),
      ],
    },
    {
      about: 'Wilson: 29 of 30',
      source: sources.statsmodelsWilson,
      values: [
        published('0.8332961', rateInterval({conversions: 29, visitors: 30}).low),
        published('0.9940914', rateInterval({conversions: 29, visitors: 30}).high),
      ],
    },
    {
      about: 'Wilson: 0 of 30',
      source: sources.statsmodelsWilson,
      values: [
        published('0', rateInterval({conversions: 0, visitors: 30}).low, 1e-12),
        published('0.11351339', rateInterval({conversions: 0, visitors: 30}).high),
      ],
    },
    {
      about: 'Wilson: 30 of 30',
      source: sources.statsmodelsWilson,
      values: [
        published('0.8864866', rateInterval({conversions: 30, visitors: 30}).low),
        published('1', rateInterval({conversions: 30, visitors: 30}).high, 1e-12),
      ],
    },
    {
      about: 'Wilson: 13 of 16',
      source: sources.contingency2,
      values: [
        published('0.5699', rateInterval({conversions: 13, visitors: 16}).low),
        published('0.9341', rateInterval({conversions: 13, visitors: 16}).high),
      ],
    },
    {
      about: 'Wilson: 81 of 263',
      source: sources.newcombeSingle,
      values: [
        published('0.2553', rateInterval({conversions: 81, visitors: 263}).low),
        published('0.3662', rateInterval({conversions: 81, visitors: 263}).high),
      ],
    },
    {
      about: 'Wilson: 15 of 148',
      source: sources.newcombeSingle,
      values: [
        published('0.0624', rateInterval({conversions: 15, visitors: 148}).low),
        published('0.1605', rateInterval({conversions: 15, visitors: 148}).high),
      ],
    },
    {
      about: 'Wilson: 0 of 20',
      source: sources.newcombeSingle,
      values: [
        published('0.0000', rateInterval({conversions: 0, visitors: 20}).low),
        published('0.1611', rateInterval({conversions: 0, visitors: 20}).high),
      ],
    },
    {
      about: 'Wilson: 1 of 29',
      source: sources.newcombeSingle,
      values: [
        published('0.0061', rateInterval({conversions: 1, visitors: 29}).low),
        published('0.1718', rateInterval({conversions: 1, visitors: 29}).high),
      ],
    },
    {
      about: 'Newcombe: 56 of 70 against 48 of 80',
      source: sources.newcombe,
      values: [
        published('0.0524', differenceInterval({conversions: 48, visitors: 80}, {conversions: 56, visitors: 70}).low),
        published('0.3339', differenceInterval({conversions: 48, visitors: 80}, {conversions: 56, visitors: 70}).high),
      ],
    },
    {
      about: 'Newcombe: 9 of 10 against 3 of 10',
      source: sources.newcombe,
      values: [
        published('0.1705', differenceInterval({conversions: 3, visitors: 10}, {conversions: 9, visitors: 10}).low),
        published('0.8090', differenceInterval({conversions: 3, visitors: 10}, {conversions: 9, visitors: 10}).high),
      ],
    },
    {
      about: 'Newcombe: 6 of 7 against 2 of 7',
      source: sources.newcombe,
      values: [
        published('0.0582', differenceInterval({conversions: 2, visitors: 7}, {conversions: 6, visitors: 7}).low),
        published('0.8062', differenceInterval({conversions: 2, visitors: 7}, {conversions: 6, visitors: 7}).high),
      ],
    },
    {
      about: 'Newcombe: 5 of 56 against 0 of 29',
      source: sources.newcombe,
      values: [
        published('-0.0381', differenceInterval({conversions: 0, visitors: 29}, {conversions: 5, visitors: 56}).low),
        published('0.1926', differenceInterval({conversions: 0, visitors: 29}, {conversions: 5, visitors: 56}).high),
      ],
    },
    {
      about: 'Newcombe: 0 of 10 against 0 of 20',
      source: sources.newcombe,
      values: [
        published('-0.1611', differenceInterval({conversions: 0, visitors: 20}, {conversions: 0, visitors: 10}).low),
        published('0.2775', differenceInterval({conversions: 0, visitors: 20}, {conversions: 0, visitors: 10}).high),
      ],
    },
    {
      about: 'Newcombe: 0 of 10 against 0 of 10',
      source: sources.newcombe,
      values: [
        published('-0.2775', differenceInterval({conversions: 0, visitors: 10}, {conversions: 0, visitors: 10}).low),
        published('0.2775', differenceInterval({conversions: 0, visitors: 10}, {conversions: 0, visitors: 10}).high),
      ],
    },
    {
      about: 'Newcombe: 10 of 10 against 0 of 20',
      source: sources.newcombe,
      values: [
        published('0.6791', differenceInterval({conversions: 0, visitors: 20}, {conversions: 10, visitors: 10}).low),
        published('1.0000', differenceInterval({conversions: 0, visitors: 20}, {conversions: 10, visitors: 10}).high),
      ],
    },
    {
      about: 'Newcombe: 10 of 10 against 0 of 10',
      source: sources.newcombe,
      values: [
        published('0.6075', differenceInterval({conversions: 0, visitors: 10}, {conversions: 10, visitors: 10}).low),
        published('1.0000', differenceInterval({conversions: 0, visitors: 10}, {conversions: 10, visitors: 10}).high),
      ],
    },
    {
      about: 'Newcombe: 84 of 101 against 89 of 105',
      source: sources.sas,
      values: [
        published(
          '-0.1177',
          differenceInterval({conversions: 89, visitors: 105}, {conversions: 84, visitors: 101}).low,
        ),
        published(
          '0.0851',
          differenceInterval({conversions: 89, visitors: 105}, {conversions: 84, visitors: 101}).high,
        ),
      ],
    },
    {
      about: 'Newcombe: 7 of 34 against 1 of 34',
      source: sources.contingency4,
      values: [
        published('0.0189', differenceInterval({conversions: 1, visitors: 34}, {conversions: 7, visitors: 34}).low),
        published('0.3404', differenceInterval({conversions: 1, visitors: 34}, {conversions: 7, visitors: 34}).high),
      ],
    },
    {
      about: 'Newcombe: 30 of 100 against 40 of 90',
      source: sources.metida,
      values: [
        published(
          '-0.2753818003977219',
          differenceInterval({conversions: 40, visitors: 90}, {conversions: 30, visitors: 100}).low,
        ),
        published(
          '-0.007158418963689267',
          differenceInterval({conversions: 40, visitors: 90}, {conversions: 30, visitors: 100}).high,
        ),
      ],
    },
    {
      about: 'Ratio after Donner and Zou: 7 of 34 to 1 of 34',
      source: sources.contingency4,
      values: [
        published('1.1537', ratioInterval({conversions: 1, visitors: 34}, {conversions: 7, visitors: 34}).low),
        published('41.9763', ratioInterval({conversions: 1, visitors: 34}, {conversions: 7, visitors: 34}).high),
      ],
    },
    {
      about: 'Ratio after Donner and Zou: 6 of 22 to 112 of 842',
      source: sources.ratesci,
      values: [
        published('0.9735', ratioInterval({conversions: 112, visitors: 842}, {conversions: 6, visitors: 22}).low),
        published('3.7295', ratioInterval({conversions: 112, visitors: 842}, {conversions: 6, visitors: 22}).high),
      ],
    },
    {
      about: 'Ratio after Donner and Zou: 24 of 73 to 53 of 65',
      source: sources.ratesci,
      values: [
        published('0.282', ratioInterval({conversions: 53, visitors: 65}, {conversions: 24, visitors: 73}).low),
        published('0.563', ratioInterval({conversions: 53, visitors: 65}, {conversions: 24, visitors: 73}).high),
      ],
    },
    {
      about: 'Ratio after Donner and Zou: 29 of 55 to 11 of 11',
      source: sources.ratesci,
      values: [
        published('0.398', ratioInterval({conversions: 11, visitors: 11}, {conversions: 29, visitors: 55}).low),
        published('0.761', ratioInterval({conversions: 11, visitors: 11}, {conversions: 29, visitors: 55}).high),
      ],
    },
    {
      about: 'Ratio after Donner and Zou: 7 of 18 to 1 of 18',
      source: sources.ratesci,
      values: [
        published('1.277', ratioInterval({conversions: 1, visitors: 18}, {conversions: 7, visitors: 18}).low),
        published('40.751', ratioInterval({conversions: 1, visitors: 18}, {conversions: 7, visitors: 18}).high),
      ],
    },
    {
      about: 'Ratio after Donner and Zou: 30 of 100 to 40 of 90',
      source: sources.metida,
      values: [
        published(
          '0.46344425873893524',
          ratioInterval({conversions: 40, visitors: 90}, {conversions: 30, visitors: 100}).low,
        ),
        published(
          '0.9808806908109405',
          ratioInterval({conversions: 40, visitors: 90}, {conversions: 30, visitors: 100}).high,
        ),
      ],
    },
  ],
};
