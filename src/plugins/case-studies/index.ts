import type {Plugin} from '@docusaurus/types';
import {caseStudies, caseStudiesPath, caseStudyPath} from '../../data/caseStudies';

const component = (name: string): string => `@site/src/plugins/case-studies/${name}.tsx`;

/**
 * The list of case studies and a page for each. Loaded only with the setting
 * CASE_STUDIES (src/config/plugins.ts), so that nothing of them is in a build without it.
 */
export default function caseStudyPages(): Plugin {
  return {
    name: 'case-studies',
    contentLoaded({actions}) {
      actions.addRoute({
        path: caseStudiesPath,
        exact: true,
        component: component('ListRoute'),
        props: {studies: caseStudies.map(({slug, title, customer, summary}) => ({slug, title, customer, summary}))},
      });
      for (const study of caseStudies) {
        actions.addRoute({
          path: caseStudyPath(study.slug),
          exact: true,
          component: component('StudyRoute'),
          props: {study},
        });
      }
    },
  };
}
