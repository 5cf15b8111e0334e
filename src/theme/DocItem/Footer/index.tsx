/**
 * Wraps the theme's DocItem/Footer, which links to the page's source: adds the question whether the page was helpful.
 */
import DocItemFooter from '@theme-original/DocItem/Footer';
import {PageFeedback} from '@site/src/shell/PageFeedback';

export default function DocItemFooterWithFeedback() {
  return (
    <>
      <DocItemFooter />
      <PageFeedback />
    </>
  );
}
