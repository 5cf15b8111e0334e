import settings from '@generated/browser-files/default/settings.json';
import type {Settings} from './parse';

/** The validated settings of this build, also in islands, which have no Docusaurus context. */
export function useSettings(): Settings {
  return settings;
}
