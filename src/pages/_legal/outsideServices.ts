import type {Settings} from '../../lib/settings/parse';

type OutsideSettings = Pick<
  Settings,
  'gtmContainerId' | 'hubspotCaptcha' | 'hubspotPortalId' | 'reportsUrl' | 'videoEmbedUrls'
>;

/** What other companies may store or learn through this website, a sentence for each service that the settings set up. */
export function outsideServices({
  gtmContainerId,
  hubspotCaptcha,
  hubspotPortalId,
  reportsUrl,
  videoEmbedUrls,
}: OutsideSettings): string[] {
  return [
    gtmContainerId &&
      `Google Tag Manager (${gtmContainerId}) loads only after you accept it; “Cookie choices” at the bottom of each page withdraws that. The tags in it may set cookies of their own, such as those of Google Analytics.`,
    hubspotPortalId && 'The trial form is HubSpot’s. It loads when you open it, and may then set cookies of its own.',
    hubspotPortalId &&
      hubspotCaptcha &&
      'HubSpot may add Google’s reCAPTCHA to the form, which keeps robots out. It loads with the form, and may set cookies of its own.',
    Object.keys(videoEmbedUrls).length > 0 &&
      'Some videos come from a video hosting service. They load when you scroll near them, and may store data under that service’s address.',
    reportsUrl &&
      `Where a page breaks this site’s security rules, your browser reports the rule and the page’s address to ${new URL(reportsUrl).host}.`,
  ].filter((sentence) => typeof sentence === 'string');
}
