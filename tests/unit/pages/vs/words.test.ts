import {comparisonRows} from '@site/src/pages/vs/words';
import {walkthroughs} from '@site/src/player/walkthroughs';

test('the video compares what the table does', () => {
  const [{view}] = walkthroughs.comparison.en;
  expect(view.kind === 'comparison' && view.rows.map(({feature}) => feature)).toEqual(
    comparisonRows.map(({feature}) => feature),
  );
});
