import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {BackLinkTarget} from '@site/src/lib/backLink';
import {BackLink} from '../BackLink';
import {EndOfOpening} from '../FirstPaint';
import {Wrap} from '../Wrap';
import styles from './styles.module.css';

export interface PageHeaderProps {
  back?: BackLinkTarget;
  title: string;
  lead: string;
  /** Whether the title is as large as the home page's. */
  large?: boolean;
  /** Next to the words on wide screens, below them on phones. */
  picture?: ReactNode;
  /** Buttons or a line of facts below the lead. */
  children?: ReactNode;
}

/** The opening of every page but the home page, with the page's one h1. */
export function PageHeader({back, title, lead, large = false, picture, children}: PageHeaderProps) {
  return (
    <Wrap className={clsx(styles.header, picture !== undefined && styles.split)}>
      <header className={styles.words}>
        {back !== undefined && <BackLink {...back} />}
        <h1 className={clsx(styles.title, large && styles.large)}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children !== undefined && <div className={styles.actions}>{children}</div>}
      </header>
      {picture !== undefined && (
        <>
          <div className={styles.picture}>{picture}</div>
          <EndOfOpening />
        </>
      )}
    </Wrap>
  );
}
