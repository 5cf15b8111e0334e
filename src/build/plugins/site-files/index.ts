import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Settings} from '../../../lib/settings/parse';
import {servedInDevelopment} from '../servedInDevelopment';
import {robotsText} from './robots';
import {securityContact, securityContactPath} from './securityContact';

/** Writes the files that programs look for at fixed addresses: /robots.txt and /.well-known/security.txt. */
export default function siteFiles({generatedFilesDir}: LoadContext, {settings}: {settings: Settings}): Plugin {
  const served = path.join(generatedFilesDir, 'site-files/served');

  async function write(folder: string): Promise<void> {
    const security = path.join(folder, securityContactPath);
    await mkdir(path.dirname(security), {recursive: true});
    await writeFile(security, securityContact(settings, new Date()));
    await writeFile(path.join(folder, 'robots.txt'), robotsText(settings.siteUrl));
  }

  return {
    name: 'site-files',
    async contentLoaded() {
      if (process.env.NODE_ENV === 'development') await write(served);
    },
    configureWebpack: () => servedInDevelopment(served),
    postBuild: ({outDir}) => write(outDir),
  };
}
