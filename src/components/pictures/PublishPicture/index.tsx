import type {ReactNode} from 'react';
import {Check} from 'lucide-react';
import {publishTime} from '@site/src/data/claims';
import {Frame} from '../Frame';
import styles from './styles.module.css';

const steps = ['Changes saved', 'Trigger checked', 'Page live'];

/** The publishing panel a moment after the button was pressed. */
export function PublishPicture(): ReactNode {
  return (
    <Frame
      title="Publish"
      label="The publishing panel: the page's own URL, its trigger, and three finished steps that end with the page live."
    >
      <div className={styles.field}>
        <span className={styles.name}>Page URL</span>
        <span className={styles.value}>www.example.com/spring?tid=8f2k</span>
      </div>
      <div className={styles.field}>
        <span className={styles.name}>Trigger</span>
        <span className={styles.value}>utm_campaign = spring*</span>
      </div>
      <div className={styles.steps}>
        {steps.map((step) => (
          <span key={step} className={styles.step}>
            <Check size={18} />
            {step}
          </span>
        ))}
      </div>
      <div className={styles.live}>Live. It took {publishTime.value}.</div>
    </Frame>
  );
}
