/** Reads an OpenAPI description from standard input and prints what Redocly's recommended rules say, as JSON. */
import {text} from 'node:stream/consumers';
import {createConfig, lintFromString} from '@redocly/openapi-core';

const config = await createConfig({
  extends: ['recommended'],
  // The service's terms are no license that a description could name.
  rules: {'info-license': 'off'},
});
const problems = await lintFromString({source: await text(process.stdin), absoluteRef: 'openapi.yaml', config});
console.log(JSON.stringify(problems.map(({ruleId, message}) => `${ruleId}: ${message}`)));
