import {differenceInterval, liftInterval, rateInterval, type GroupCounts} from '@site/src/lib/statistics';
import {group, publishedFields, type CaseGroup} from './published';
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
      values: publishedFields(rateInterval(group(52, 100)), {low: '0.4231658', high: '0.6153545'}),
    },
    {
      about: 'Wilson with continuity correction: 52 of 100',
      source: sources.rOutput,
      values: publishedFields(rateInterval(group(52, 100), 0.95, true), {low: '0.4183183', high: '0.6201278'}),
    },
    {
      about: 'Wilson with continuity correction: 13 of 16',
      source: sources.contingency2,
      values: publishedFields(rateInterval(group(13, 16), 0.95, true), {low: '0.5369', high: '0.9503'}),
    },
    {
      about: 'Wilson: 18 of 20',
      source: sources.statsmodelsWilson,
      values: publishedFields(rateInterval(group(18, 20)), {low: '0.6989663547715128', high: '0.972133518786232'}),
    },
    {
      about: 'Wilson: 4 of 20',
      source: sources.statsmodelsWilson,
      values: publishedFields(rateInterval(group(4, 20)), {low: '0.0806576625797981', high: '0.4160174322518935'}),
    },
    {
      about: 'Wilson: 4 of 200',
      source: sources.statsmodelsWilson,
      values: publishedFields(rateInterval(group(4, 200)), {low: '0.00780442641634947', high: '0.05028708690582643'}),
    },
    {
      about: 'Wilson: 190 of 200',
      source: sources.statsmodelsWilson,
      values: publishedFields(rateInterval(group(190, 200)), {low: '0.910421851861224', high: '0.972617354399236'}),
    },
    {
      about: 'Wilson: 1 of 30',
      source: sources.statsmodelsWilson,
      values: publishedFields(rateInterval(group(1, 30)), {low: '0.00590859', high: '0.16670391'}),
    },
    {
      about: 'Wilson: 29 of 30',
      source: sources.statsmodelsWilson,
      values: publishedFields(rateInterval(group(29, 30)), {low: '0.8332961', high: '0.9940914'}),
    },
    {
      about: 'Wilson: 0 of 30',
      source: sources.statsmodelsWilson,
      values: publishedFields(rateInterval(group(0, 30)), {low: ['0', 1e-12], high: '0.11351339'}),
    },
    {
      about: 'Wilson: 30 of 30',
      source: sources.statsmodelsWilson,
      values: publishedFields(rateInterval(group(30, 30)), {low: '0.8864866', high: ['1', 1e-12]}),
    },
    {
      about: 'Wilson: 13 of 16',
      source: sources.contingency2,
      values: publishedFields(rateInterval(group(13, 16)), {low: '0.5699', high: '0.9341'}),
    },
    {
      about: 'Wilson: 81 of 263',
      source: sources.newcombeSingle,
      values: publishedFields(rateInterval(group(81, 263)), {low: '0.2553', high: '0.3662'}),
    },
    {
      about: 'Wilson: 15 of 148',
      source: sources.newcombeSingle,
      values: publishedFields(rateInterval(group(15, 148)), {low: '0.0624', high: '0.1605'}),
    },
    {
      about: 'Wilson: 0 of 20',
      source: sources.newcombeSingle,
      values: publishedFields(rateInterval(group(0, 20)), {low: '0.0000', high: '0.1611'}),
    },
    {
      about: 'Wilson: 1 of 29',
      source: sources.newcombeSingle,
      values: publishedFields(rateInterval(group(1, 29)), {low: '0.0061', high: '0.1718'}),
    },
    {
      about: 'Newcombe: 56 of 70 against 48 of 80',
      source: sources.newcombe,
      values: publishedFields(differenceInterval(group(48, 80), group(56, 70)), {low: '0.0524', high: '0.3339'}),
    },
    {
      about: 'Newcombe: 9 of 10 against 3 of 10',
      source: sources.newcombe,
      values: publishedFields(differenceInterval(group(3, 10), group(9, 10)), {low: '0.1705', high: '0.8090'}),
    },
    {
      about: 'Newcombe: 6 of 7 against 2 of 7',
      source: sources.newcombe,
      values: publishedFields(differenceInterval(group(2, 7), group(6, 7)), {low: '0.0582', high: '0.8062'}),
    },
    {
      about: 'Newcombe: 5 of 56 against 0 of 29',
      source: sources.newcombe,
      values: publishedFields(differenceInterval(group(0, 29), group(5, 56)), {low: '-0.0381', high: '0.1926'}),
    },
    {
      about: 'Newcombe: 0 of 10 against 0 of 20',
      source: sources.newcombe,
      values: publishedFields(differenceInterval(group(0, 20), group(0, 10)), {low: '-0.1611', high: '0.2775'}),
    },
    {
      about: 'Newcombe: 0 of 10 against 0 of 10',
      source: sources.newcombe,
      values: publishedFields(differenceInterval(group(0, 10), group(0, 10)), {low: '-0.2775', high: '0.2775'}),
    },
    {
      about: 'Newcombe: 10 of 10 against 0 of 20',
      source: sources.newcombe,
      values: publishedFields(differenceInterval(group(0, 20), group(10, 10)), {low: '0.6791', high: '1.0000'}),
    },
    {
      about: 'Newcombe: 10 of 10 against 0 of 10',
      source: sources.newcombe,
      values: publishedFields(differenceInterval(group(0, 10), group(10, 10)), {low: '0.6075', high: '1.0000'}),
    },
    {
      about: 'Newcombe: 84 of 101 against 89 of 105',
      source: sources.sas,
      values: publishedFields(differenceInterval(group(89, 105), group(84, 101)), {low: '-0.1177', high: '0.0851'}),
    },
    {
      about: 'Newcombe: 7 of 34 against 1 of 34',
      source: sources.contingency4,
      values: publishedFields(differenceInterval(group(1, 34), group(7, 34)), {low: '0.0189', high: '0.3404'}),
    },
    {
      about: 'Newcombe: 30 of 100 against 40 of 90',
      source: sources.metida,
      values: publishedFields(differenceInterval(group(40, 90), group(30, 100)), {
        low: '-0.2753818003977219',
        high: '-0.007158418963689267',
      }),
    },
    {
      about: 'Ratio after Donner and Zou: 7 of 34 to 1 of 34',
      source: sources.contingency4,
      values: publishedFields(ratioInterval(group(1, 34), group(7, 34)), {low: '1.1537', high: '41.9763'}),
    },
    {
      about: 'Ratio after Donner and Zou: 6 of 22 to 112 of 842',
      source: sources.ratesci,
      values: publishedFields(ratioInterval(group(112, 842), group(6, 22)), {low: '0.9735', high: '3.7295'}),
    },
    {
      about: 'Ratio after Donner and Zou: 24 of 73 to 53 of 65',
      source: sources.ratesci,
      values: publishedFields(ratioInterval(group(53, 65), group(24, 73)), {low: '0.282', high: '0.563'}),
    },
    {
      about: 'Ratio after Donner and Zou: 29 of 55 to 11 of 11',
      source: sources.ratesci,
      values: publishedFields(ratioInterval(group(11, 11), group(29, 55)), {low: '0.398', high: '0.761'}),
    },
    {
      about: 'Ratio after Donner and Zou: 7 of 18 to 1 of 18',
      source: sources.ratesci,
      values: publishedFields(ratioInterval(group(1, 18), group(7, 18)), {low: '1.277', high: '40.751'}),
    },
    {
      about: 'Ratio after Donner and Zou: 30 of 100 to 40 of 90',
      source: sources.metida,
      values: publishedFields(ratioInterval(group(40, 90), group(30, 100)), {
        low: '0.46344425873893524',
        high: '0.9808806908109405',
      }),
    },
  ],
};
