import settings from '@generated/browser-files/default/settings.json';
import type {Settings} from './parse';

/** The validated settings of this build, in Node as in islands, where no context of Docusaurus's reaches. */
export function useSettings(): Settings {
  return settings;
}
