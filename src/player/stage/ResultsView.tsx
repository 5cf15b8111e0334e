import clsx from 'clsx';
import {Check} from 'lucide-react';
import {sampleTests} from '@site/src/content/sampleTest';
import {rateInterval} from '@site/src/lib/statistics/intervals';
import {BrowserWindow, type ViewProps} from './BrowserWindow';
import styles from './ResultsView.module.css';

/** Right end of the conversion axis: 6%. */
const axisEnd = 0.06;

function onAxis(share: number): string {
  return `${Math.min(share / axisEnd, 1) * 100}%`;
}

interface RowProps {
  readonly arm: (typeof sampleTests)['decided']['control'];
  readonly name: string;
  readonly note: string;
  readonly winning: boolean;
  readonly locale: string;
}

function Row({arm, name, note, winning, locale}: RowProps) {
  const {rate, low, high} = rateInterval(arm);
  return (
    <div className={clsx(styles.row, winning && styles.winning)}>
      <span className={styles.name}>
        <b>{name}</b>
        <span className={styles.note}>{note}</span>
      </span>
      <span className={styles.traffic}>{(arm.traffic / 100).toLocaleString(locale, {style: 'percent'})}</span>
      <span className={styles.visitors}>{arm.visitors.toLocaleString(locale)}</span>
      <span className={styles.rate}>{rate.toLocaleString(locale, {style: 'percent', minimumFractionDigits: 1})}</span>
      <span className={styles.axis}>
        <span className={styles.interval} style={{left: onAxis(low), right: `calc(100% - ${onAxis(high)})`}} />
        <span className={styles.estimate} style={{left: onAxis(rate)}} />
      </span>
    </div>
  );
}

/** The dashboard of a running test: both versions with their intervals, and what to do next. */
export function ResultsView({view, words}: ViewProps<'results'>) {
  const decided = view.stage !== 'collecting';
  const {control, treatment} = sampleTests[view.stage];
  return (
    <BrowserWindow address="Tailor AI · yoursite.com/coffee">
      <div className={styles.results}>
        <div className={styles.heading}>
          <span className={styles.title}>{words.results}</span>
          <span className={clsx(styles.badge, decided && styles.positive)}>
            {decided && <Check aria-hidden="true" />}
            {decided ? words.decided : words.collecting}
          </span>
        </div>
        <div className={clsx(styles.table, view.focus !== undefined && styles[view.focus])}>
          <div className={clsx(styles.row, styles.head)}>
            <span>{words.version}</span>
            <span className={styles.traffic}>{words.traffic}</span>
            <span className={styles.visitors}>{words.visitors}</span>
            <span className={styles.conversionHead}>{words.conversion}</span>
          </div>
          <Row arm={control} name={words.control} note={words.controlNote} winning={false} locale={words.locale} />
          <Row
            arm={treatment}
            name={words.treatment}
            note={words.treatmentNote}
            winning={decided}
            locale={words.locale}
          />
        </div>
        <div className={styles.foot}>
          <span className={styles.note}>{words.sample}</span>
          <span
            className={clsx(styles.ramp, !decided && styles.waiting, view.stage === 'ramped' && styles.done)}
            data-target="ramp"
          >
            {view.stage === 'ramped' ? words.ramped : words.ramp}
          </span>
        </div>
      </div>
    </BrowserWindow>
  );
}
