import {Fragment} from 'react';
import {scriptTagAddress} from '@site/src/content/scriptTag';
import {Frame} from '../../_Frame';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

const before = ['<head>', '  <title>Workwear that lasts</title>'];
const tag = ['<script async', `  src="${scriptTagAddress}">`, '</script>'];

/** Lines below one another; the space keeps them apart where the page is read as text. */
function Lines({lines}: {readonly lines: readonly string[]}) {
  return lines.map((line) => (
    <Fragment key={line}>
      <code>{line}</code>{' '}
    </Fragment>
  ));
}

/** The head of a page with the one line that Tailor needs sewn in. */
export function TagPicture() {
  return (
    <Frame
      title="index.html"
      label="The head of a page’s HTML. One script tag is added, stitched; then the page is opened with t_healthcheck to check it."
    >
      <div className={styles.code}>
        <Lines lines={before} />
        <span className={styles.added}>
          <span className={styles.sign}>Your script tag</span>
          <Lines lines={tag} />
        </span>
        <code>{'</head>'}</code>
      </div>
      <div className={styles.check}>
        <span className={text.strong}>Check it</span>
        <span className={styles.address}>
          yoursite.com/workwear
          <wbr />
          <b>?t_healthcheck</b>
        </span>
      </div>
    </Frame>
  );
}
