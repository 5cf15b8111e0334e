import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Settings} from './parse';

function isSettings(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && 'siteUrl' in value;
}

/** The validated settings of this build, which docusaurus.config.ts puts into customFields. */
export function useSettings(): Settings {
  const {settings} = useDocusaurusContext().siteConfig.customFields ?? {};
  if (!isSettings(settings)) {
    throw new Error(
      'customFields.settings is missing: docusaurus.config.ts must set it with parseSettings(process.env).',
    );
  }
  return settings;
}
