import type {Plugin} from '@docusaurus/types';
import {caseStudies, caseStudiesPath, caseStudyPath} from '../../../pages/case-studies/studies';

const component = (name: string): string => `@site/src/pages/case-studies/${name}.tsx`;

/**
 * The list of case studies and a page for each. Loaded only with the setting
 * CASE_STUDIES (src/build/config/plugins.ts), so that nothing of them is in a build without it.
 */
export default function caseStudyPages(): Plugin {
  return {
    name: 'case-studies',
    contentLoaded({actions}) {
      actions.addRoute({
        path: caseStudiesPath,
        exact: true,
        component: component('_ListPage'),
        props: {studies: caseStudies.map(({slug, title, customer, summary}) => ({slug, title, customer, summary}))},
      });
      for (const study of caseStudies) {
        actions.addRoute({
          path: caseStudyPath(study.slug),
          exact: true,
          component: component('_StudyPage'),
          props: {study},
        });
      }
    },
  };
}
