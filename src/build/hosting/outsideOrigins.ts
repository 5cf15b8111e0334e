import type {Settings} from '../../lib/settings/parse';

/** The kinds of requests that a Content-Security-Policy tells apart and an outside service may need. */
export type OutsideDirective = 'connect-src' | 'form-action' | 'frame-src' | 'img-src' | 'script-src' | 'style-src';

export type OutsideSources = Readonly<Partial<Record<OutsideDirective, readonly string[]>>>;

type ServiceSettings = Pick<
  Settings,
  'gtmContainerId' | 'hubspotPortalId' | 'hubspotRegion' | 'repositoryUrl' | 'videoEmbedUrls'
>;

/**
 * HubSpot's form, version 2: the host of its script, and the hosts that
 * describe and receive forms.
 */
function hubspot({hubspotPortalId, hubspotRegion}: ServiceSettings): OutsideSources {
  if (hubspotPortalId === undefined) return {};
  const region = hubspotRegion === 'na1' ? '' : `-${hubspotRegion}`;
  const forms = [`https://forms${region}.hsforms.com`, `https://forms-${hubspotRegion}.hsforms.com`];
  const hosts = [...new Set(forms)];
  return {
    'script-src': [`https://js${region}.hsforms.net`],
    'connect-src': hosts,
    'form-action': hosts,
    'frame-src': hosts,
    'img-src': hosts,
    // The form it draws has style attributes (https://github.com/18F/identity-dashboard/pull/220).
    'style-src': ["'unsafe-inline'"],
  };
}

/** Google Tag Manager and the analytics tag it is there for. Other tags need a line of their own here. */
function tagManager({gtmContainerId}: ServiceSettings): OutsideSources {
  if (gtmContainerId === undefined) return {};
  const manager = 'https://www.googletagmanager.com';
  const analytics = ['https://www.google-analytics.com', 'https://*.google-analytics.com'];
  return {
    'script-src': [manager],
    'connect-src': [manager, ...analytics],
    'img-src': [manager, ...analytics],
  };
}

function videos({videoEmbedUrls}: ServiceSettings): OutsideSources {
  return {'frame-src': Object.values(videoEmbedUrls).map((url) => new URL(url).origin)};
}

/** What the settings allow a page to ask of others, by kind of request; without settings nothing. */
export function outsideSources(settings: ServiceSettings, directive: OutsideDirective): readonly string[] {
  const services = [hubspot(settings), tagManager(settings), videos(settings)];
  return [...new Set(services.flatMap((sources) => sources[directive] ?? []))];
}
