import path from 'node:path';
import {parse} from 'yaml';
import {readReference, type ApiReference} from '../docs/ApiReference/reference';
import type {Settings} from '../lib/settings/parse';
import {withApiUrl} from './markdown/samples';
import {readText} from './files';

export const apiSource = 'src/docs/ApiReference/openapi.yaml';

/** The API's OpenAPI description with the host of this build, and what the API guide shows of it. */
export interface ApiDescription {
  readonly yaml: string;
  readonly json: string;
  readonly reference: ApiReference;
}

/** @throws Error that names the file, and the place in it where something is missing or wrong. */
export async function readApiDescription(siteDir: string, {apiUrl}: Pick<Settings, 'apiUrl'>): Promise<ApiDescription> {
  const yaml = withApiUrl(await readText(path.join(siteDir, apiSource)), apiUrl);
  try {
    const document: unknown = parse(yaml);
    return {yaml, json: `${JSON.stringify(document, undefined, 2)}\n`, reference: readReference(document)};
  } catch (error) {
    throw new Error(`${apiSource}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  }
}
