import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describeHosting} from '../../../src/pipeline/hosting/description';
import {hashOf} from '../../../src/pipeline/hash';
import {makeServerRules} from '../../../src/pipeline/publish/servers';
import {settingsFile} from '../../../src/pipeline/hosting/cloudflare';
import {parseSettings} from '../../../src/lib/settings/parse';

/**
 * Writes a built site of one page, whose text its policy names as an inline script, with the servers' rules that a
 * build makes; readable by its owner alone, as with a umask of 077.
 */
export function writeSmallSite(
  folder: string,
  text: string,
  environment: Readonly<Record<string, string | undefined>> = {},
): void {
  const settings = parseSettings(environment);
  const description = describeHosting(settings, [], [`'sha256-${hashOf(text)}'`], ['/']);
  const files = [
    {name: 'index.html', content: `<!doctype html><title>${text}</title>`},
    {name: '404.html', content: '<!doctype html><title>Not found</title>'},
    ...makeServerRules({siteDir: process.cwd()}, folder, description),
    {name: settingsFile, content: JSON.stringify(settings)},
  ];
  for (const {name, content} of files) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true, mode: 0o700});
    writeFileSync(path.join(folder, name), content, {mode: 0o600});
  }
}
