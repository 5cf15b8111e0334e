import type {Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import type {Settings} from '../../../lib/settings/parse';
import {caseStudies, caseStudiesPath, caseStudyPath} from '../../../pages/case-studies/studies';

const component = (name: string): string => `@site/src/pages/case-studies/${name}.tsx`;

/** The list of case studies and a page for each. */
function addCaseStudies({addRoute}: PluginContentLoadedActions): void {
  addRoute({
    path: caseStudiesPath,
    exact: true,
    component: component('_ListPage'),
    props: {studies: caseStudies.map(({slug, title, customer, summary}) => ({slug, title, customer, summary}))},
  });
  for (const study of caseStudies) {
    addRoute({path: caseStudyPath(study.slug), exact: true, component: component('_StudyPage'), props: {study}});
  }
}

/** Pages without a file of their own below src/pages. */
export default function routes(_context: unknown, {settings}: {settings: Pick<Settings, 'caseStudies'>}): Plugin {
  return {
    name: 'routes',
    contentLoaded({actions}) {
      // One page for /vs and every /vs/<competitor>; servers answer both with the same file. Not exact, for `npm
      // start`: Docusaurus would build a path parameter as a literal file name.
      actions.addRoute({path: '/vs', exact: false, component: '@site/src/pages/vs/_Comparison.tsx'});
      // Static hosts answer an unknown path with the nearest 404.html above it, so unknown posts get this one.
      actions.addRoute({path: '/blog/404.html', component: '@theme/NotFound', exact: true});
      // If they are off, the build does not contain even their names.
      if (settings.caseStudies === 'on') addCaseStudies(actions);
    },
  };
}
