import type {MouseEvent, ReactNode} from 'react';
import {useLanguage} from '@site/src/audience';
import {shellWords} from '@site/src/data/navigation';
import styles from './styles.module.css';

/** Id of the element around every page's content. */
export const contentId = 'content';

/** Moves focus, and so the next Tab, past the navigation. */
export function SkipLink(): ReactNode {
  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    const content = document.getElementById(contentId);
    content?.focus({preventScroll: true});
    content?.scrollIntoView();
  };
  return (
    <a href={`#${contentId}`} className={styles.skip} onClick={skip} data-print="hide">
      {shellWords[useLanguage()].skip}
    </a>
  );
}
