import type {Plugin} from '@docusaurus/types';

/**
 * One comparison page for /vs and every /vs/<competitor>, which the servers
 * answer with the same file. The route is open ended for `npm start`: a
 * parameter in the path would be built as a literal file name and rejected by
 * the link check.
 */
export default function comparisonRoute(): Plugin {
  return {
    name: 'comparison-route',
    contentLoaded({actions}) {
      actions.addRoute({
        path: '/vs',
        exact: false,
        component: '@site/src/pages/vs/_Comparison.tsx',
      });
    },
  };
}
