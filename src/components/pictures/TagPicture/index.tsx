import type {ReactNode} from 'react';
import {Frame} from '../Frame';
import styles from './styles.module.css';

const before = ['<head>', '  <title>Workwear that lasts</title>'];
const tag = ['<script async', '  src="https://example.com/tag.js">', '</script>'];

/** The head of a page with the one line that Tailor needs sewn in. */
export function TagPicture(): ReactNode {
  return (
    <Frame
      title="index.html"
      label="The head of a page’s HTML. One script tag is added, stitched; then the page is opened with t_healthcheck to check it."
    >
      <div className={styles.code}>
        {before.map((line) => (
          <code key={line}>{line}</code>
        ))}
        <span className={styles.added}>
          <span className={styles.sign}>+ 1 line</span>
          {tag.map((line) => (
            <code key={line}>{line}</code>
          ))}
        </span>
        <code>{'</head>'}</code>
      </div>
      <div className={styles.check}>
        <span className={styles.name}>Check it</span>
        <span className={styles.address}>
          yoursite.com/workwear
          <wbr />
          <b>?t_healthcheck</b>
        </span>
      </div>
    </Frame>
  );
}
