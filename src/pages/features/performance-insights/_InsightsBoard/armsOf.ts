import type {GroupSample, RateMetric, TestedPage} from './sampleInsights';
import type {GroupCounts} from '@site/src/lib/statistics/checks';
import type {Arms} from './pageBoard';

/** Both groups of a page's test, with what the metric counts as a conversion. */
export function armsOf(metric: RateMetric): (page: TestedPage) => Arms {
  const counts = (sample: GroupSample): GroupCounts => ({visitors: sample.visitors, conversions: sample[metric]});
  return ({control, treatment}) => ({control: counts(control), treatment: counts(treatment)});
}
