import type {Settings} from '../../lib/settings/parse';

type OutsideSettings = Pick<Settings, 'gtmContainerId' | 'hubspotPortalId' | 'videoEmbedUrls'>;

/** What other companies may store through this website, a sentence for each service that the settings set up. */
export function outsideServices({gtmContainerId, hubspotPortalId, videoEmbedUrls}: OutsideSettings): string[] {
  const services: readonly (readonly [boolean, string])[] = [
    [
      gtmContainerId !== undefined,
      `Google Tag Manager (${gtmContainerId}) loads only after you accept it; “Cookie choices” at the bottom of each page withdraws that. The tags in it may set cookies of their own, such as those of Google Analytics.`,
    ],
    [
      hubspotPortalId !== undefined,
      'The trial form is HubSpot’s. It loads when you open it, and may then set cookies of its own.',
    ],
    [
      Object.keys(videoEmbedUrls).length > 0,
      'Some videos come from a video hosting service. They load when you scroll near them, and may store data under that service’s address.',
    ],
  ];
  return services.flatMap(([isSetUp, sentence]) => (isSetUp ? [sentence] : []));
}
