import {useLocation} from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import {archivePath, categoryPath} from '@site/src/lib/blogPaths';
import {pagesWithoutTwin} from '../PageActions/words';
import {isComparisonPath} from '@site/src/lib/comparisonPath';

/** The current page's address if the footer offers it as Markdown, else undefined. */
export function usePathWithTwin(): string | undefined {
  const {pathname} = useLocation();
  const {plugin} = useRouteContext();
  const path = pathname.replace(/\/+$/, '') || '/';
  switch (plugin.name) {
    case 'docusaurus-plugin-content-pages':
      return pagesWithoutTwin.includes(path) ? undefined : path;
    case 'docusaurus-plugin-content-blog':
      // Posts and docs offer it below their title.
      return path === '/blog' || path === archivePath || path.startsWith(categoryPath('')) ? path : undefined;
    case 'routes':
      return isComparisonPath(path) ? '/vs' : undefined;
    default:
      return undefined;
  }
}
