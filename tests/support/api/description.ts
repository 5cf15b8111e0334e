import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020';
import {parse} from 'yaml';
import {withApiUrl} from '@site/src/pipeline/markdown/samples';

/** The API description as a build with this host serves it. */
export function apiDescription(apiUrl: string): string {
  return withApiUrl(readFileSync('src/docs/ApiReference/openapi.yaml', 'utf8'), apiUrl);
}

/** What the linter says about a description, each as "rule: message". The linter is an ES module, which Jest does not load. */
export function lintProblems(description: string): string[] {
  const output = execFileSync(process.execPath, ['tests/support/api/lint.mjs'], {input: description, encoding: 'utf8'});
  const problems: string[] = JSON.parse(output);
  return problems;
}

/** The schemas of a description, which are JSON Schema 2020-12, as functions that check a value. */
export function schemaOf(description: string, name: string): ValidateFunction {
  const ajv = new Ajv2020({allErrors: true, strict: true});
  const {components}: {components: unknown} = parse(description);
  // Where the references of the schemas look for each other; strict rules know no keyword `components`.
  ajv.addVocabulary(['components']);
  ajv.addSchema({components}, 'openapi.yaml');
  const validate = ajv.getSchema(`openapi.yaml#/components/schemas/${name}`);
  if (validate === undefined) throw new Error(`The description has no schema ${name}.`);
  return validate;
}
