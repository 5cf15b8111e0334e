import {settingRules} from '../../../lib/settings/schema';

/**
 * A sample as the site shows it: the default API host, which is in the
 * file, replaced by the host that this build documents.
 */
export function withApiUrl(sample: string, apiUrl: string): string {
  return sample.replaceAll(settingRules.apiUrl.fallback, apiUrl);
}
