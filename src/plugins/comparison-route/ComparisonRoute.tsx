import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import NotFound from '@theme/NotFound';
import {PageMeta} from '@site/src/components/PageMeta';
import Comparison from '@site/src/components/pages/Comparison';
import {isComparisonPath} from '@site/src/lib/comparisonPath';

/** Shows the comparison whatever the competitor's name is, so one HTML file serves them all. */
export default function ComparisonRoute(): ReactNode {
  const {pathname} = useLocation();
  if (!isComparisonPath(pathname)) return <NotFound />;
  return (
    <>
      <Comparison />
      <PageMeta canonicalPath="/vs" />
    </>
  );
}
