/**
 * Tests are about this site with the settings that they give it, and not about those of whoever runs them: neither
 * `.env` nor what the shell exports is told to them.
 */
import {readFileSync} from 'node:fs';

/** The variables that src/lib/settings knows, read from its sources: this runs before anything compiles them. */
function settingVariables() {
  const [schema, deployment] = ['schema', 'deployment'].map((name) =>
    readFileSync(new URL(`../../src/lib/settings/${name}.ts`, import.meta.url), 'utf8'),
  );
  const names = (/** @type {RegExp} */ pattern, text = '') => [...text.matchAll(pattern)].map(([, name = '']) => name);
  return [...names(/variable: '(\w+)'/g, schema), ...names(/^ {2}([A-Z_]+): \{/gm, deployment)];
}

/** Takes the settings out of an environment, and `.env` with them. */
export function forgetSettings(environment = process.env) {
  for (const variable of settingVariables()) delete environment[variable];
  environment.ENV_FILE = '';
}
