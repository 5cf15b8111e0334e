import {resultColumns, type ResultColumn} from '@site/src/content/resultColumns';
import {Table} from '@site/src/ui/Table';

interface Meaning {
  readonly column: ResultColumn;
  readonly says: string;
  readonly not: string;
}

const meanings: readonly Meaning[] = [
  {column: 'version', says: 'Control is the original, treatment is the tailored page', not: 'which of them is better'},
  {
    column: 'traffic',
    says: 'The share of matching visitors who are sent there: 50% each by default, 100% to treatment after the ramp',
    not: 'how many have come',
  },
  {
    column: 'visitors',
    says: 'How many came. Compare the two before anything else: they should be nearly equal',
    not: 'visitors of other tests or campaigns',
  },
  {
    column: 'conversions',
    says: 'How many of them did what the test counts: any click by default, or the calls to action you chose',
    not: 'what they did later. That is in your own analytics',
  },
  {column: 'rate', says: 'Conversions as a share of visitors', not: 'how sure that is'},
  {
    column: 'interval',
    says: 'How far the rate of that version may be off by chance',
    not: 'whether the versions differ: that is the interval of the difference',
  },
  {
    column: 'difference',
    says: 'A row of its own: treatment’s rate less control’s, in points, with its own interval. It decides',
    not: 'the lift, which is relative to control',
  },
];

/** What each column of a result says, and what it does not. */
export function ResultColumns() {
  const rows = meanings.map(({column, says, not}) => [
    <strong key="name">{resultColumns.en[column]}</strong>,
    says,
    not,
  ]);
  return <Table columns={['Column', 'What it says', 'What it does not say']} rows={rows} />;
}
