import {differenceInterval, liftInterval, rateInterval, type GroupCounts} from '@site/src/lib/statistics';
import {group, publishedFields, type CaseGroup, type Printed, type PublishedCase} from './published';
import {sources} from './sources';

/** Conversions and visitors. */
type Counts = readonly [conversions: number, visitors: number];

const words = ([conversions, visitors]: Counts): string => `${conversions} of ${visitors}`;

/** The ratio of treatment's rate to control's, one more than the lift. */
function ratioInterval(control: GroupCounts, treatment: GroupCounts): {low: number; high: number} {
  const {low, high} = liftInterval(control, treatment) ?? {low: NaN, high: NaN};
  return {low: low + 1, high: high + 1};
}

const wilson = (source: string, counts: Counts, low: Printed, high: Printed): PublishedCase => ({
  about: `Wilson: ${words(counts)}`,
  source,
  values: publishedFields(rateInterval(group(...counts)), {low, high}),
});

const corrected = (source: string, counts: Counts, low: Printed, high: Printed): PublishedCase => ({
  about: `Wilson with continuity correction: ${words(counts)}`,
  source,
  values: publishedFields(rateInterval(group(...counts), 0.95, true), {low, high}),
});

const newcombe = (source: string, treatment: Counts, control: Counts, low: Printed, high: Printed): PublishedCase => ({
  about: `Newcombe: ${words(treatment)} against ${words(control)}`,
  source,
  values: publishedFields(differenceInterval(group(...control), group(...treatment)), {low, high}),
});

const ratio = (source: string, treatment: Counts, control: Counts, low: Printed, high: Printed): PublishedCase => ({
  about: `Ratio after Donner and Zou: ${words(treatment)} to ${words(control)}`,
  source,
  values: publishedFields(ratioInterval(group(...control), group(...treatment)), {low, high}),
});

export const intervalsCases: CaseGroup = {
  title: 'Intervals',
  cases: [
    wilson(sources.rOutput, [52, 100], '0.4231658', '0.6153545'),
    corrected(sources.rOutput, [52, 100], '0.4183183', '0.6201278'),
    corrected(sources.contingency2, [13, 16], '0.5369', '0.9503'),
    wilson(sources.statsmodelsWilson, [18, 20], '0.6989663547715128', '0.972133518786232'),
    wilson(sources.statsmodelsWilson, [4, 20], '0.0806576625797981', '0.4160174322518935'),
    wilson(sources.statsmodelsWilson, [4, 200], '0.00780442641634947', '0.05028708690582643'),
    wilson(sources.statsmodelsWilson, [190, 200], '0.910421851861224', '0.972617354399236'),
    wilson(sources.statsmodelsWilson, [1, 30], '0.00590859', '0.16670391'),
    wilson(sources.statsmodelsWilson, [29, 30], '0.8332961', '0.9940914'),
    wilson(sources.statsmodelsWilson, [0, 30], ['0', 1e-12], '0.11351339'),
    wilson(sources.statsmodelsWilson, [30, 30], '0.8864866', ['1', 1e-12]),
    wilson(sources.contingency2, [13, 16], '0.5699', '0.9341'),
    wilson(sources.newcombeSingle, [81, 263], '0.2553', '0.3662'),
    wilson(sources.newcombeSingle, [15, 148], '0.0624', '0.1605'),
    wilson(sources.newcombeSingle, [0, 20], '0.0000', '0.1611'),
    wilson(sources.newcombeSingle, [1, 29], '0.0061', '0.1718'),
    newcombe(sources.newcombe, [56, 70], [48, 80], '0.0524', '0.3339'),
    newcombe(sources.newcombe, [9, 10], [3, 10], '0.1705', '0.8090'),
    newcombe(sources.newcombe, [6, 7], [2, 7], '0.0582', '0.8062'),
    newcombe(sources.newcombe, [5, 56], [0, 29], '-0.0381', '0.1926'),
    newcombe(sources.newcombe, [0, 10], [0, 20], '-0.1611', '0.2775'),
    newcombe(sources.newcombe, [0, 10], [0, 10], '-0.2775', '0.2775'),
    newcombe(sources.newcombe, [10, 10], [0, 20], '0.6791', '1.0000'),
    newcombe(sources.newcombe, [10, 10], [0, 10], '0.6075', '1.0000'),
    newcombe(sources.sas, [84, 101], [89, 105], '-0.1177', '0.0851'),
    newcombe(sources.contingency4, [7, 34], [1, 34], '0.0189', '0.3404'),
    newcombe(sources.metida, [30, 100], [40, 90], '-0.2753818003977219', '-0.007158418963689267'),
    ratio(sources.contingency4, [7, 34], [1, 34], '1.1537', '41.9763'),
    ratio(sources.ratesci, [6, 22], [112, 842], '0.9735', '3.7295'),
    ratio(sources.ratesci, [24, 73], [53, 65], '0.282', '0.563'),
    ratio(sources.ratesci, [29, 55], [11, 11], '0.398', '0.761'),
    ratio(sources.ratesci, [7, 18], [1, 18], '1.277', '40.751'),
    ratio(sources.metida, [30, 100], [40, 90], '0.46344425873893524', '0.9808806908109405'),
  ],
};
