import {useState} from 'react';
import {confidence} from '@site/src/content/claims';
import {SiteLink} from '@site/src/ui/SiteLink';
import {Note} from '../../_Note';
import {insightWords} from './words';
import {segmentGroups, testedPages, type Metric, type Segment} from './sampleInsights';
import {falseAlarmShare, readBoard, worthwhile} from './pageBoard';
import {armsOf} from './armsOf';
import {FigureTable} from './FigureTable';
import {MetricTiles} from './MetricTiles.client';
import {PageChart} from './PageChart';
import {SegmentPicker} from './SegmentPicker.client';
import styles from './InsightsBoard.module.css';

const everyPage: Segment = {id: 'all', label: 'All', holds: () => true};

/** The splits decide which tests count in sums, whatever the metric; so traffic may be read with any of the two. */
const rateOf = (metric: Metric) => (metric === 'visitors' ? 'conversions' : metric);

/** Metrics above, segments and what they say at the left, every page at the right. */
export default function InsightsBoard() {
  const [metric, setMetric] = useState<Metric>('conversions');
  const [segment, setSegment] = useState<Segment>(segmentGroups[0]?.segments[0] ?? everyPage);
  const chosen = testedPages.filter(segment.holds);
  const board = readBoard(chosen, armsOf(rateOf(metric)));
  const {title, text} = insightWords(board, metric);
  return (
    <>
      <div className={styles.board}>
        <MetricTiles pages={chosen} chosen={metric} onChoose={setMetric} />
        <div className={styles.side}>
          <SegmentPicker chosen={segment} onChoose={setSegment} />
          <div className={styles.reading} role="status">
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </div>
        <div className={styles.panel}>
          <PageChart
            rows={readBoard(testedPages, armsOf(rateOf(metric))).rows}
            metric={metric}
            isChosen={segment.holds}
            segment={segment.label}
          />
          <FigureTable rows={board.rows} metric={metric} />
        </div>
      </div>
      <Note>
        Made-up counts, read in your browser at {confidence.value} confidence; each test was planned to find a lift of{' '}
        {100 * worthwhile}%, and “so far” means its sample isn’t complete. Of 100 boards with {testedPages.length} tests
        that change nothing, about {Math.round(100 * falseAlarmShare(testedPages.length))} still show a page ahead or
        behind by luck, so repeat a surprising result before you build on it.{' '}
        <SiteLink to="/docs/ab-testing#what-95-confidence-means">What 95% confidence means</SiteLink>
      </Note>
    </>
  );
}
