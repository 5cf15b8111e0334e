import type {Settings} from '../../lib/settings/parse';

/** The Content-Security-Policy directives that outside services may need. */
type OutsideDirective =
  'connect-src' | 'font-src' | 'form-action' | 'frame-src' | 'img-src' | 'script-src' | 'style-src';

type OutsideSources = Readonly<Partial<Record<OutsideDirective, readonly string[]>>>;

/** HubSpot's form, version 2: the host of its script, and the hosts that describe and receive forms. */
function hubspot({hubspotPortalId, hubspotRegion}: Settings): OutsideSources {
  if (hubspotPortalId === undefined) return {};
  const region = hubspotRegion === 'na1' ? '' : `-${hubspotRegion}`;
  const forms = [`https://forms${region}.hsforms.com`, `https://forms-${hubspotRegion}.hsforms.com`];
  const hosts = [...new Set(forms)];
  return {
    'script-src': [`https://js${region}.hsforms.net`],
    'connect-src': hosts,
    'form-action': hosts,
    'frame-src': hosts,
    // Its tracking pixel.
    'img-src': [...hosts, `https://perf-${hubspotRegion}.hsforms.com`],
    // The form it draws has style attributes (https://github.com/18F/identity-dashboard/pull/220).
    'style-src': ["'unsafe-inline'"],
  };
}

/**
 * The captcha of a HubSpot form, Google's reCAPTCHA, with the sources that Google names:
 * https://developers.google.com/recaptcha/docs/faq, under Content Security Policy.
 */
function captcha({hubspotCaptcha}: Settings): OutsideSources {
  if (hubspotCaptcha === undefined) return {};
  return {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'connect-src': ['https://www.google.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  };
}

/**
 * Google's domains where people read English or German: signals are sent to that of the visitor's country. All 187 of
 * https://www.google.com/supported_domains would be 9 KB in every answer.
 */
const googleDomains = 'com de at ch li lu co.uk ie ca com.au co.nz co.in co.za com.sg'
  .split(' ')
  .map((domain) => `https://*.google.${domain}`);

/**
 * Google Tag Manager, its preview, and Google Analytics 4 with Google signals, as Google lists their hosts:
 * https://developers.google.com/tag-platform/security/guides/csp. Other tags need a line of their own here.
 */
function tagManager({gtmContainerId}: Settings): OutsideSources {
  if (gtmContainerId === undefined) return {};
  const manager = ['https://googletagmanager.com', 'https://*.googletagmanager.com'];
  const preview = 'https://tagmanager.google.com';
  const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
  const signals = ['https://*.g.doubleclick.net', ...googleDomains];
  return {
    'script-src': [...manager, preview],
    'style-src': [...manager, preview, 'https://fonts.googleapis.com'],
    'img-src': [...manager, ...analytics, ...signals, 'https://ssl.gstatic.com', 'https://www.gstatic.com'],
    'font-src': ['https://fonts.gstatic.com', 'data:'],
    'connect-src': [...manager, ...analytics, ...signals, 'https://pagead2.googlesyndication.com'],
    'frame-src': ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
  };
}

function videos({videoEmbedUrls}: Settings): OutsideSources {
  return {'frame-src': Object.values(videoEmbedUrls).map((url) => new URL(url).origin)};
}

/** The outside hosts that pages may use, by directive; none without settings. */
export function outsideSources(settings: Settings, directive: OutsideDirective): readonly string[] {
  const services = [hubspot(settings), captcha(settings), tagManager(settings), videos(settings)];
  return [...new Set(services.flatMap((sources) => sources[directive] ?? []))];
}
