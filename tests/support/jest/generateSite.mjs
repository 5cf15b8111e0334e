import {loadSite} from '@docusaurus/core/lib/server/site.js';

/** Writes the site's generated modules, which components import as @generated. */
export default async function generateSite() {
  await loadSite({siteDir: process.cwd()});
}
