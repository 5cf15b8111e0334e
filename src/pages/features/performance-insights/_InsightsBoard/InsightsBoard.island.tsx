import {useState, useId} from 'react';
import clsx from 'clsx';
import {confidence} from '@site/src/content/claims';
import {SiteLink} from '@site/src/ui/SiteLink';
import {Note} from '@site/src/ui/Note';
import {insightWords} from './words';
import {
  everyPage,
  segmentGroups,
  testedPages,
  type Metric,
  metrics,
  type RateMetric,
  type TestedPage,
} from './sampleInsights';
import {falseAlarmShare, readBoard, worthwhile} from './pageBoard';
import {armsOf} from './armsOf';
import {FigureTable} from './FigureTable';
import {PageChart} from './PageChart';
import box from '@site/src/ui/box.module.css';
import textStyles from '@site/src/ui/text.module.css';
import styles from './InsightsBoard.module.css';

/** How many pages are ahead of their originals, by tests that are complete. */
function aheadOf(pages: readonly TestedPage[], metric: RateMetric): string {
  const {rows} = readBoard(pages, armsOf(metric));
  const ahead = rows.filter(({reading}) => reading.conclusion === 'treatmentAhead' && !reading.isEarly);
  return `${ahead.length} of ${rows.length} ahead`;
}

/** The splits decide which tests count in sums, whatever the metric; so traffic may be read with any of the two. */
const rateOf = (metric: Metric) => (metric === 'visitors' ? 'conversions' : metric);

/** Metrics above, segments and what they say at the left, every page at the right. */
export default function InsightsBoard() {
  const id = useId();
  const [metric, setMetric] = useState<Metric>('conversions');
  const [segment, setSegment] = useState(everyPage);
  const chosen = testedPages.filter(segment.holds);
  const board = readBoard(chosen, armsOf(rateOf(metric)));
  const {title, text} = insightWords(board, metric);
  return (
    <>
      <div className={styles.board}>
        <div className={styles.tiles} role="group" aria-label="Metric">
          {metrics.map(({id: each, label, explained}) => (
            <button
              key={each}
              type="button"
              className={styles.tile}
              aria-pressed={each === metric}
              onClick={() => setMetric(each)}
            >
              <span className={textStyles.strong}>{label}</span>
              <span className={clsx(textStyles.title, styles.value)}>
                {each === 'visitors' ? board.visitors.toLocaleString('en-US') : aheadOf(chosen, each)}
              </span>
              <span className={styles.explained}>{explained}</span>
            </button>
          ))}
        </div>
        <div className={styles.side}>
          {/* All pages, or those of one device, language or audience. */}
          <div className={styles.groups} role="group" aria-label="Segment" data-needs-script>
            {segmentGroups.map(({name, segments}) => (
              <div key={name} className={styles.group} role="group" aria-labelledby={`${id}${name}`}>
                <p id={`${id}${name}`} className={textStyles.aside}>
                  {name}
                </p>
                <div className={styles.segments}>
                  {segments.map((each) => (
                    <button
                      key={each.id}
                      type="button"
                      className={styles.segment}
                      aria-pressed={each.id === segment.id}
                      onClick={() => setSegment(each)}
                    >
                      {each.label}
                    </button>
                  ))}
                </div>
              </div>
            ))}
          </div>
          <div className={styles.reading} role="status">
            <p className={clsx(textStyles.title, styles.title)}>{title}</p>
            <p className={textStyles.quiet}>{text}</p>
          </div>
        </div>
        <div className={clsx(box.card, styles.panel)}>
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
        <SiteLink to="/docs/ab-testing#what-95-confidence-means">{`What ${confidence.value} ${confidence.label} means`}</SiteLink>
      </Note>
    </>
  );
}
