import {useState} from 'react';
import clsx from 'clsx';
import {Lines} from '@site/src/ui/DrawnPage';
import box from '@site/src/ui/box.module.css';
import text from '@site/src/ui/text.module.css';
import drawn from '@site/src/ui/DrawnPage/styles.module.css';
import {Frame} from '../../_Frame';
import {buttonVersions, type ButtonVersion} from '../words';
import styles from './styles.module.css';

const [original] = buttonVersions;
const days = Array.from({length: 15}, (_, index) => index);

const destinations = {
  '/signup': (
    <>
      <b>Create an account</b>
      <i className={styles.field} />
      <i className={styles.field} />
      <i className={styles.submit} />
    </>
  ),
  '/pricing': (
    <>
      <b>Price list</b>
      {['Up to 10 people', 'Up to 50 people', 'More than 50'].map((row) => (
        <span key={row} className={styles.row}>
          {row}
          <i className={drawn.line} />
        </span>
      ))}
    </>
  ),
  '/demo': (
    <>
      <b>Choose a day</b>
      <span className={styles.days}>
        {days.map((day) => (
          <i key={day} data-chosen={day === 8} />
        ))}
      </span>
    </>
  ),
  '/guide': (
    <>
      <b>The month-end guide</b>
      <Lines lengths={[100, 100, 100, 55]} />
    </>
  ),
};

/** From the left: the visitor's source, the page with its button, and the page that the button opens. */
export default function ButtonRouting() {
  const [version, setVersion] = useState<ButtonVersion>(buttonVersions[1]);
  const isTailored = version !== original;
  return (
    <div className={styles.routing}>
      <div className={styles.sources} role="group" aria-label="Where the visitor comes from" data-needs-script>
        {buttonVersions.map((each) => (
          <button
            key={each.path}
            type="button"
            className={clsx(box.choice, styles.source)}
            aria-pressed={each === version}
            onClick={() => setVersion(each)}
          >
            {each.source}
            <span className={text.code}>{each.query === '' ? 'no campaign' : each.query.slice(1)}</span>
          </button>
        ))}
      </div>
      <Frame address={`yoursite.com/payroll${version.query}`} label="The example page, whose button fits the visitor.">
        <div className={styles.page}>
          <p className={styles.headline}>Payroll for growing teams</p>
          <Lines lengths={[85, 60]} />
          <span
            key={version.path}
            className={clsx(drawn.part, styles.action, isTailored && [drawn.stitched, drawn.sewn])}
          >
            <span className={clsx(drawn.button, styles.button)}>{version.words}</span>
          </span>
        </div>
      </Frame>
      <div className={styles.thread} aria-hidden="true" />
      <Frame address={`yoursite.com${version.path}`} label="The page that the button opens.">
        <div className={styles.destination}>{destinations[version.path]}</div>
      </Frame>
      <p className={styles.summary} role="status">
        The button says “{version.words}” and leads to <code>{version.path}</code>
        {isTailored ? '.' : ', as on the original page.'}
      </p>
    </div>
  );
}
