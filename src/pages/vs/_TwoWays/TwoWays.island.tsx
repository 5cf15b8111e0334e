import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {ChoiceGroup} from '@site/src/ui/ChoiceGroup/ChoiceGroup.client';
import {tailoringTime, traditionalTime, type Claim} from '@site/src/content/claims';
import {changes, type Change} from './words';
import {LongThread, ShortThread} from './Threads';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

interface WayProps {
  title: string;
  steps: readonly string[];
  time: Claim;
  drawing: ReactNode;
}

function Way({title, steps, time, drawing}: WayProps) {
  return (
    <div className={styles.way}>
      <h2 className={styles.title}>{title}</h2>
      {drawing}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={clsx(text.quiet, styles.time)}>
        <strong>{time.value}</strong> {time.label}
      </p>
    </div>
  );
}

/** Choose what is to change, and see both ways of changing it, drawn as two threads. */
export default function TwoWays() {
  const [{id, label, tailor, traditional}, setChange] = useState<Change>(changes[0]);
  return (
    <div className={styles.ways}>
      <div className={styles.choice}>
        <ChoiceGroup
          label="To change"
          choices={changes}
          chosen={id}
          onChoose={(chosen) => setChange(changes.find((change) => change.id === chosen) ?? changes[0])}
        />
      </div>
      <div className={styles.pair}>
        <Way
          title="Tailor the page you have"
          steps={tailor}
          time={tailoringTime}
          drawing={<ShortThread changed={id} steps={tailor.length} words={label} />}
        />
        <Way
          title="Have it developed"
          steps={traditional}
          time={traditionalTime}
          drawing={<LongThread changed={id} steps={traditional.length} />}
        />
      </div>
      <p className="visually-hidden" role="status">
        {label}: {tailor.length} steps with Tailor AI, {traditional.length} with traditional development.
      </p>
    </div>
  );
}
