/**
 * Replaces the theme's TOC, whose highlight measures the stock navbar and stops
 * the page with an error where there is none. The list is a landmark with a
 * heading, and the current link is marked for assistive technology too.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOC';
import {useCurrentHeading} from '@site/src/hooks/useCurrentHeading';

export default function TOC({toc, className, minHeadingLevel = 2, maxHeadingLevel = 3}: Props): ReactNode {
  const shown = toc.filter(({level}) => level >= minHeadingLevel && level <= maxHeadingLevel);
  const current = useCurrentHeading(shown.map(({id}) => id));
  return (
    <nav className={clsx('page-contents', className)} aria-label="On this page">
      <p className="page-contents__title">On this page</p>
      <ul className="table-of-contents">
        {shown.map(({id, level, value}) => (
          <li key={id} className={clsx(level > 2 && 'table-of-contents__item--nested')}>
            <a
              className="table-of-contents__link"
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              // Headings come as HTML from the Markdown compiler, code spans included.
              dangerouslySetInnerHTML={{__html: value}}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
