import {useId} from 'react';
import {segmentGroups, type Segment} from './sampleInsights';
import text from '@site/src/ui/text.module.css';
import styles from './SegmentPicker.module.css';

/** All pages, or those of one device, language or audience. */
export function SegmentPicker({chosen, onChoose}: {chosen: Segment; onChoose: (segment: Segment) => void}) {
  const id = useId();
  return (
    <div className={styles.groups} role="group" aria-label="Segment">
      {segmentGroups.map(({name, segments}) => (
        <div key={name} className={styles.group} role="group" aria-labelledby={`${id}${name}`}>
          <p id={`${id}${name}`} className={text.aside}>
            {name}
          </p>
          <div className={styles.segments}>
            {segments.map((segment) => (
              <button
                key={segment.id}
                type="button"
                className={styles.segment}
                aria-pressed={segment.id === chosen.id}
                onClick={() => onChoose(segment)}
              >
                {segment.label}
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
