import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {Destination} from './Destination';
import {Frame} from '../../_Frame';
import {buttonVersions, type ButtonVersion} from '../words';
import styles from './styles.module.css';

const [original] = buttonVersions;

/** From the left: the visitor's source, the page with its button, and the page that the button opens. */
export default function ButtonRouting(): ReactNode {
  const [version, setVersion] = useState<ButtonVersion>(buttonVersions[1]);
  const isTailored = version.id !== original.id;
  return (
    <div className={styles.routing}>
      <div className={styles.sources} role="group" aria-label="Where the visitor comes from">
        {buttonVersions.map((each) => (
          <button
            key={each.id}
            type="button"
            className={styles.source}
            aria-pressed={each.id === version.id}
            onClick={() => setVersion(each)}
          >
            {each.source}
            <span className={styles.query}>{each.query === '' ? 'no campaign' : each.query.slice(1)}</span>
          </button>
        ))}
      </div>
      <Frame address={`yoursite.com/payroll${version.query}`} label="The example page, whose button fits the visitor.">
        <div className={styles.page}>
          <p className={styles.headline}>Payroll for growing teams</p>
          <i className={styles.line} />
          <i className={styles.line} />
          <span key={version.id} className={clsx(styles.action, isTailored && styles.stitched)}>
            <span className={styles.button}>{version.words}</span>
          </span>
        </div>
      </Frame>
      <div className={styles.thread} aria-hidden="true" />
      <Frame address={`yoursite.com${version.path}`} label="The page that the button opens.">
        <Destination id={version.destination} />
      </Frame>
      <p className={styles.summary} role="status">
        The button says “{version.words}” and leads to <code>{version.path}</code>
        {isTailored ? '.' : ', as on the original page.'}
      </p>
    </div>
  );
}
