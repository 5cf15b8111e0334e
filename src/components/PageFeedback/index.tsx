import type {ComponentType, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {Deferred} from '../Deferred';
import {renderedQuestion} from './rendered';
import styles from './styles.module.css';

const loadQuestion = (): Promise<ComponentType> => import('./Question').then((module) => module.Question);

/** "Was this page helpful?", at the end of docs pages and posts. Needs scripts, and is not there without them. */
export function PageFeedback(): ReactNode {
  const {pathname} = useLocation();
  return (
    <div className={styles.frame} data-print="hide" data-pagefind-ignore>
      <Deferred key={pathname} rendered={renderedQuestion} load={loadQuestion} />
    </div>
  );
}
