import {copyFile, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parse} from 'yaml';
import {withApiUrl} from '../../markdown/samples/apiUrl';
import type {Settings} from '../../../lib/settings/parse';
import {servedInDevelopment} from '../servedInDevelopment';
import {readReference, type ApiReference} from '../../../docs/ApiReference/reference';

interface ApiDescription {
  readonly yaml: string;
  readonly json: string;
  readonly reference: ApiReference;
}

const source = 'src/docs/ApiReference/openapi.yaml';

/** @throws Error that names the file, and the place in it where something is missing or wrong. */
function describe(yaml: string): ApiDescription {
  try {
    const document: unknown = parse(yaml);
    return {yaml, json: `${JSON.stringify(document, undefined, 2)}\n`, reference: readReference(document)};
  } catch (error) {
    throw new Error(`${source}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  }
}

/**
 * The API's OpenAPI description, from one file: served at /openapi.yaml and
 * /openapi.json with the host of this build, and handed to the reference in
 * the API guide as data, so that the browser parses no YAML.
 */
export default function apiDescription(
  {siteDir, generatedFilesDir}: LoadContext,
  {settings}: {settings: Settings},
): Plugin<ApiDescription> {
  const file = path.join(siteDir, source);
  const generated = path.join(generatedFilesDir, 'api-description/default');
  return {
    name: 'api-description',
    getPathsToWatch: () => [file],
    loadContent: async () => describe(withApiUrl(await readFile(file, 'utf8'), settings.apiUrl)),
    async contentLoaded({content: {reference, yaml, json}, actions}) {
      await actions.createData('reference.json', reference);
      await actions.createData('openapi.yaml', yaml);
      await actions.createData('openapi.json', json);
    },
    configureWebpack: () => servedInDevelopment(generated),
    async postBuild({outDir}) {
      const names = ['openapi.yaml', 'openapi.json'];
      await Promise.all(names.map((name) => copyFile(path.join(generated, name), path.join(outDir, name))));
    },
  };
}
