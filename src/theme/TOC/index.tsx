/**
 * Replaces the theme's TOC, which throws an error without the theme's navbar. The list is a landmark with a heading,
 * and currentHeading.behavior.ts marks the current link, also for assistive technology.
 */
import clsx from 'clsx';
import type {Props} from '@theme/TOC';
import {ContentsList} from '@site/src/shell/ContentsList';

export default function TOC({className, ...contents}: Props) {
  return (
    <nav className={clsx('page-contents', className)} aria-label="On this page" data-contents>
      <p className="page-contents__title">On this page</p>
      <ContentsList {...contents} />
    </nav>
  );
}
