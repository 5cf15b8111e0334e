import type {Settings} from '../lib/settings/parse';
import type {SiteFile} from './files';

/** Where a build keeps the settings that it was made with, for its deployment; no server sends it. */
export const settingsFile = '.hosting/settings.json';

/** The file with the settings, which are those of the site alone: nothing of a deployment's is among them. */
export const settingsRecord = (settings: Settings): SiteFile => ({
  name: settingsFile,
  content: JSON.stringify(settings),
});
