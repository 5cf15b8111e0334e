import {visitorsPerGroup} from '@site/src/lib/statistics/power';
import {Table} from '@site/src/ui/Table';

const baselines = [0.01, 0.024, 0.05, 0.1];
const lifts = [0.1, 0.2, 0.5];

const whole = new Intl.NumberFormat('en-US');
const share = new Intl.NumberFormat('en-US', {style: 'percent', maximumFractionDigits: 1});

/** Visitors for each group, by the conversion rate of the control and the lift worth finding. */
export function SampleSizeTable() {
  return (
    <Table
      columns={['Control converts', ...lifts.map((lift) => `To find a lift of ${share.format(lift)}`)]}
      rows={baselines.map((baseline) => [
        share.format(baseline),
        ...lifts.map((lift) => whole.format(visitorsPerGroup(baseline, lift))),
      ])}
    />
  );
}
