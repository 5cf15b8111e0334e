import {loadSite} from '@docusaurus/core/lib/server/site.js';
import {settingRules} from '../../../src/lib/settings/schema';

/** Writes the site's generated modules, which components import as @generated. */
export default async function generateSite(): Promise<void> {
  // Jest's workers begin with what is left: the settings of a shell decide no test.
  for (const {variable} of Object.values(settingRules)) Reflect.deleteProperty(process.env, variable);
  await loadSite({siteDir: process.cwd()});
}
