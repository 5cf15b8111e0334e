/**
 * Replaces the theme's TOC, whose highlight measures the stock navbar and stops
 * the page with an error where there is none. The list is a landmark with a
 * heading, and currentHeading.behaviour.ts marks the current link, for assistive
 * technology too.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOC';

export default function TOC({toc, className, minHeadingLevel = 2, maxHeadingLevel = 3}: Props): ReactNode {
  const shown = toc.filter(({level}) => level >= minHeadingLevel && level <= maxHeadingLevel);
  return (
    <nav className={clsx('page-contents', className)} aria-label="On this page" data-contents>
      <p className="page-contents__title">On this page</p>
      <ul className="table-of-contents">
        {shown.map(({id, level, value}) => (
          <li key={id} className={clsx(level > 2 && 'table-of-contents__item--nested')}>
            <a
              className="table-of-contents__link"
              href={`#${id}`}
              // Headings come as HTML from the Markdown compiler, code spans included.
              dangerouslySetInnerHTML={{__html: value}}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
