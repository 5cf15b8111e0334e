import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Settings} from '../../../lib/settings/parse';
import {apiSource, readApiDescription, type ApiDescription} from '../../apiDescription';

/** Gives the API guide the API's description as data, so that no page parses YAML. */
export default function apiDescription(
  {siteDir}: LoadContext,
  {settings}: {settings: Settings},
): Plugin<ApiDescription> {
  return {
    name: 'api-description',
    getPathsToWatch: () => [path.join(siteDir, apiSource)],
    loadContent: () => readApiDescription(siteDir, settings),
    async contentLoaded({content, actions}) {
      await actions.createData('reference.json', content.reference);
    },
  };
}
