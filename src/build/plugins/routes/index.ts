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

/** The pages that no file below src/pages stands for. */
export default function routes(_context: unknown, {settings}: {settings: Pick<Settings, 'caseStudies'>}): Plugin {
  return {
    name: 'routes',
    contentLoaded({actions}) {
      // One page for /vs and every /vs/<competitor>, which the servers answer with the same file. It is open ended for
      // `npm start`: a parameter in the path would be built as a literal file name and rejected by the link check.
      actions.addRoute({path: '/vs', exact: false, component: '@site/src/pages/vs/_Comparison.tsx'});
      // Static hosts answer an unknown path with the nearest 404.html above it: an unknown post gets the blog's own.
      actions.addRoute({path: '/blog/404.html', component: '@theme/NotFound', exact: true});
      // Where they are off, not even their name is in the build.
      if (settings.caseStudies === 'on') addCaseStudies(actions);
    },
  };
}
