import clsx from 'clsx';
import type {Props} from '@theme/TOC';

export type ContentsListProps = Pick<Props, 'toc' | 'minHeadingLevel' | 'maxHeadingLevel'>;

/** Links to the headings of a text. */
export function ContentsList({toc, minHeadingLevel = 2, maxHeadingLevel = 3}: ContentsListProps) {
  const shown = toc.filter(({level}) => level >= minHeadingLevel && level <= maxHeadingLevel);
  return (
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
  );
}
