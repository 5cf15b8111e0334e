import {visitorsPerGroup} from '@site/src/lib/statistics/power';

const baselines = [0.01, 0.024, 0.05, 0.1];
const lifts = [0.1, 0.2, 0.5];

const whole = new Intl.NumberFormat('en-US');
const share = new Intl.NumberFormat('en-US', {style: 'percent', maximumFractionDigits: 1});

/** Visitors for each group, by the conversion rate of the control and the lift worth finding. */
export function SampleSizeTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Control converts</th>
          {lifts.map((lift) => (
            <th scope="col" key={lift}>
              To find a lift of {share.format(lift)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {baselines.map((baseline) => (
          <tr key={baseline}>
            <td>{share.format(baseline)}</td>
            {lifts.map((lift) => (
              // The label stands before the cell on phones, as in the tables of src/pipeline/markdown/tableLabels.
              <td key={lift} data-label={`To find a lift of ${share.format(lift)}`}>
                {whole.format(visitorsPerGroup(baseline, lift))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
