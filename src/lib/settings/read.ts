import {loadSettingsFile, placeOf} from './file';
import {parseSettings, SettingError, type Settings} from './parse';

/**
 * The settings of this machine: the environment's, and below them those of `.env`. Every command reads them here.
 *
 * @throws SettingError for the first invalid value, with the line of the file that it stands in.
 */
export function readSettings(): Settings {
  const file = loadSettingsFile();
  try {
    return parseSettings(process.env);
  } catch (error) {
    const place = error instanceof SettingError ? placeOf(error.variable, file) : undefined;
    if (place === undefined || !(error instanceof Error)) throw error;
    error.message = `${place}: ${error.message}`;
    throw error;
  }
}
