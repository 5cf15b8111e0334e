import type {ReactNode} from 'react';
import {Section} from '../Section';
import styles from './styles.module.css';

export interface MessagePageProps {
  heading: string;
  /** Headings are words; a status code is set larger. */
  headingSize?: 'words' | 'code';
  /** The sentence below the heading, in the reader's terms. */
  message: string;
  figure: ReactNode;
  /** Further text, and the ways on. */
  children: ReactNode;
}

/** The content of a page that has one thing to say and shows the way on: not found, failed, leaving. */
export function MessagePage({heading, headingSize = 'words', message, figure, children}: MessagePageProps) {
  return (
    <Section>
      <div className={styles.columns}>
        <div>
          <h1 className={styles[headingSize]}>{heading}</h1>
          <p className={styles.message}>{message}</p>
          {children}
        </div>
        <div className={styles.figure}>{figure}</div>
      </div>
    </Section>
  );
}

/** A row of next steps. */
export function WaysOn({children}: {children: ReactNode}) {
  return <div className={styles.ways}>{children}</div>;
}
