import {clickRows, decidedTest} from '@site/src/content/sampleTest';
import {percent} from '@site/src/lib/percent';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

const {visitors} = decidedTest.treatment;
const shareOf = (element: string): number =>
  (clickRows.find((row) => row.element === element)?.treatment ?? 0) / visitors;

/** The share of visitors who clicked an element; the disc's area is to scale. */
function Clicks({element}: {element: string}) {
  const share = shareOf(element);
  return (
    <span className={styles.clicks}>
      <span className={styles.disc} style={{width: `${Math.sqrt(share) * 176}px`}} />
      <span className={text.strong}>{percent(share)}</span>
    </span>
  );
}

/** Screenshot, drawn: a page with a disc on each element that was clicked. */
export function ClickMap() {
  return (
    <div
      className={styles.page}
      role="img"
      aria-label={`Screenshot: the tailored page with its clicks. ${percent(shareOf('Menu'))} of the visitors clicked the menu, ${percent(shareOf('“See plans”'))} “See plans” and ${percent(shareOf('“Start free trial”'))} “Start free trial.” Sample figures.`}
    >
      <div className={styles.navigation}>
        <i />
        <span className={styles.menu}>
          Menu
          <Clicks element="Menu" />
        </span>
      </div>
      <p className={styles.headline}>Online booking for yoga studios</p>
      <i />
      <i />
      <span className={styles.button}>
        Start free trial
        <Clicks element="“Start free trial”" />
      </span>
      <div className={styles.list}>
        <i />
        <i />
        <i />
        <i />
      </div>
      <span className={styles.quiet}>
        See plans
        <Clicks element="“See plans”" />
      </span>
      <p className={text.caption}>Visitors to the tailored page who clicked, sample figures</p>
    </div>
  );
}
