import {Section} from '@site/src/ui/Section';
import {Tailored} from '@site/src/ui/Tailored';
import {contextSignals, steps} from '../words';
import styles from './styles.module.css';

function Page({tailored}: {tailored: boolean}) {
  return (
    <div className={styles.page}>
      <span className={styles.headline} lang={tailored ? 'de' : undefined}>
        {tailored ? <Tailored>Frühlingsangebot</Tailored> : 'Spring sale'}
      </span>
      <i />
      <i />
    </div>
  );
}

const drawings = [
  contextSignals.map(({name, value}) => (
    <span key={name} className={styles.signal}>
      {name} <code>{value}</code>
    </span>
  )),
  <div key="pages" className={styles.layers}>
    <Page tailored={false} />
    <Page tailored />
  </div>,
  <div key="window" className={styles.window}>
    <span className={styles.address}>www.example.com</span>
    <Page tailored />
  </div>,
];

/** What happens when a visitor arrives, drawn step by step. */
export function ArrivalFlow() {
  return (
    <Section tone="denim" rhythm="wide">
      <div className={styles.flow}>
        <h2>What happens on arrival</h2>
        <ol className={styles.steps}>
          {steps.map(({title, text}, index) => (
            <li key={title} className={styles.step}>
              <div className={styles.drawing} aria-hidden="true">
                {drawings[index]}
              </div>
              <div className={styles.heading}>
                <span aria-hidden="true">{index + 1}.</span>
                <h3>{title}</h3>
              </div>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
