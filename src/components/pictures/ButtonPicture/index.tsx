import type {ReactNode} from 'react';
import {Frame} from '../Frame';
import styles from './styles.module.css';

const versions = [
  {visitor: 'Search ad, price keyword', words: 'See the price list', link: '/pricing'},
  {visitor: 'LinkedIn, finance leads', words: 'Book a 30-minute demo', link: '/demo'},
  {visitor: 'Return visitor', words: 'Pick up where you left off', link: '/trial'},
];

/** One button with other words and another link for each visitor. */
export function ButtonPicture(): ReactNode {
  return (
    <Frame
      title="Main button"
      label="The same button for three visitors: see the price list for a search ad, book a demo from LinkedIn, and pick up where you left off for a return visitor."
    >
      <div className={styles.original}>
        <span>Original</span>
        <span className={styles.plain}>Get started</span>
      </div>
      {versions.map(({visitor, words, link}) => (
        <div key={link} className={styles.version}>
          <span className={styles.visitor}>{visitor}</span>
          <span className={styles.tailored}>
            <span className={styles.button}>{words}</span>
          </span>
          <span className={styles.link}>{link}</span>
        </div>
      ))}
    </Frame>
  );
}
