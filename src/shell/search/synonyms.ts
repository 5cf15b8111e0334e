/** Terms that visitors type, and the site's terms for them. Review the list when you add a page. */
const terms: Readonly<Record<string, string>> = {
  // Setup
  'tag, snippet, embed code, javascript, pixel, install tag, setup, set up': 'script tag, install',
  'install, installation, onboarding': 'script tag, path',
  'quickstart, first steps, getting started, get started': 'quick start',
  'faq, common questions': 'frequently asked questions',
  'uninstall, remove tag, remove tailor': 'remove script tag, install',
  'install tailor': 'install check script tag',
  'flicker, anti flicker': 'script tag',
  'fouc, flash, blink, shows second, shows moment': 'flicker',
  'csp, connect src, unsafe inline, trusted types, refused load, refused connect, refused execute':
    'content security policy',
  'nonce, strict dynamic': 'nonces strict dynamic',
  'spa, react, vue, angular': 'single page app',
  'nextjs, next js, app router, hydration': 'install next.js',
  gtm: 'google tag manager',
  'window tailor': 'script tag',
  'not showing, not shown, never shows, not visible, not change, no change, only original, invisible, old page, old version, still see, still old, still original, stale':
    'nothing shows',
  'healthcheck, health check, check tag, verify installation, tag working': 'health check, script tag',
  // Names in two words
  'word press': 'wordpress',
  'web flow': 'webflow',
  'cookie bot': 'cookiebot',
  'hot jar': 'hotjar',
  'mix panel': 'mixpanel',
  'post hog': 'posthog',
  'wp rocket, w3 total cache, litespeed, autoptimize, caching plugin': 'wordpress cache',
  'wordpress, webflow, shopify, squarespace, wix, framer, drupal, cms': 'script tag platform, script tag',
  'chrome, plugin, add on, addon': 'browser extension',
  'firefox, safari, edge browser, internet explorer': 'browsers',
  // Privacy and trust
  'gdpr, ccpa, dsgvo, data protection, personal data': 'privacy, consent',
  'cookie, local storage, localstorage': 'privacy, consent',
  'cookie banner, accept cookie, cmp, usercentrics, didomi, iubenda': 'storage and consent',
  'dpa, third parties, vendors': 'subprocessors, privacy',
  'seo, crawler, canonical, google ranking, duplicate content': 'search engines',
  'soc 2, soc2, iso 27001, compliance, pentest, secure': 'security, trust',
  'delete my data, my data, data retention, erasure, opt out, right to be forgotten': 'privacy rights',
  // Tests
  'rollback, roll back, undo, revert, undo ramp, go back': 'stop undo unpublish',
  'rollout, roll out, launch winner, ship winner, winner': 'ramping to 100%',
  'significance, statistical significance, significant, statistically significant, p value, pvalue': '95% confidence',
  'confidence interval, confidence level, error bars, margin error': '95% confidence',
  'sample size, power, statistical power, test duration, how long to run a test, how long test, enough traffic':
    'visitors need',
  'how many visitors, traffic needed, mde, minimum detectable effect': 'visitors need',
  'ab test calculator, p value calculator, ab calculator, significance test': 'significance calculator',
  'utm generator, link builder, url builder, campaign url': 'utm builder',
  'aa test, sequential test, pocock, obrien fleming': 'peeking lab',
  'srm, uneven split, unbalanced groups, unequal groups': 'sample ratio mismatch',
  'early stopping, check results early': 'peek',
  'stop test, end test, pause test, finish test, cancel test': 'stop undo unpublish',
  'stop experiment, end experiment, pause experiment, finish experiment, cancel experiment': 'stop undo unpublish',
  'start test, launch test, create test, run experiment, new experiment': 'testing begins',
  '0 visitor, zero visitor, dashboard empty, dashboard no data': 'no visitors ab testing',
  'goal, kpi, metric, cta click, track clicks': 'conversion tracking',
  'split test, experimentation, ab, holdout, traffic split': 'ab testing',
  'different version, different version phone': 'returning visitors',
  'multivariate, mvt': 'ab testing',
  'preview, preview link, preview url, share preview, draft, qa': 'preview modes',
  'force variant, force treatment, see treatment, show variant': 'preview modes',
  'variant, variation, version': 'treatment',
  // Pages, publishing, triggers
  'delete page, unpublish, remove page, take down, archive page, disable page, turn off, switch off page':
    'stop undo unpublish, publishing',
  'go live, deploy, put live': 'publishing',
  'vanity, custom url, custom address, slug, custom domain, short url': 'vanity url',
  'csv, bulk, spreadsheet, many pages, mass': 'bulk pages csv, copy several',
  'duplicate, clone, move, migrate, reuse': 'copy',
  'staging, production, environment': 'copy environments',
  'button staging, link staging': 'copy tailored pages',
  'google ads, adwords, meta ads, facebook ads, instagram ads, linkedin ads, microsoft ads, bing ads, tiktok ads, ppc':
    'ad platforms',
  'gclid, fbclid, msclkid, valuetrack, final url suffix, tracking template, click id': 'ad platforms',
  'condition, rule, audience, segmentation': 'triggers, audience targeting',
  'wildcard, pattern, asterisk, regex, glob': 'wildcard patterns, triggers',
  'utm parameter, query string, query parameter': 'url parameters',
  'utm missing, utm lost, utm stripped, utm dropped, parameter missing, parameter lost, redirect drop':
    'strips parameters, ad platforms',
  'device, mobile, phone, desktop, geo, location, country': 'audience targeting',
  'carry over': 'copy ramp',
  'page speed, speed, slow, load time, core web vitals, performance': 'weight, live deployment',
  // Tailoring
  'language, translation, translate, multilingual, localization, german, i18n':
    'audience targeting language, smart copy',
  'headline, rewrite, copywriting, tone, brand voice, wording, ai copy': 'smart copy',
  'image, picture, photo, generate image, dall e, stock photo': 'image tailoring',
  'button, button text, button label, cta, call to action, link text': 'dynamic ctas',
  'hide, reorder, rearrange, layout': 'element control',
  'accessibility, a11y, screen reader, screenreader, alt tag, alt attribute, wcag, image description, describe image':
    'alt text',
  // cspell:disable-next-line -- British spelling
  'personalize, personalise, personalisation': 'instant personalization',
  // API and analytics
  '401, 403, 404, 429, 500, unauthorized, forbidden, rate limit, status code, http error': 'api errors',
  'error code, timeout, backoff, retry after': 'errors retries',
  'token, credentials, secret, api token, authentication header': 'api key',
  'rest, endpoint, http, json, sdk, webhook': 'API',
  'swagger, openapi, spec, schema': 'api reference',
  'leaked key, revoke, rotate key, key stolen': 'security key',
  'ga4, ga, gtag': 'google analytics 4',
  'heap, posthog, matomo, plausible, rudderstack, adobe analytics, segment io': 'integrations, analytics integration',
  'internal traffic, exclude team, own visits, employee traffic, filter office ip': 'keep team out',
  'no winner, no difference, flat test': 'result is flat',
  'tracking, send event, exposure, experiment event, event name': 'event properties',
  'ramp percentage, ramp stage, experiment id, experiment group': 'event properties',
  'rename event, custom event': 'custom event names',
  'duplicate event, double event, event twice, counted twice, double counting, fire twice':
    'analytics platform integration, exposure arrives twice',
  'discrepancy, numbers differ, numbers match, numbers match google analytics, numbers match ga4, different numbers':
    'dashboard analytics disagree',
  'funnel, conversion funnel, drop off': 'funnel analysis',
  // Posts: other terms for their topics
  'ad relevance, ad scent, quality score, ad consistency': 'message match',
  'test archive, test history, past tests, knowledge base, learnings': 'test log',
  'experimentation program, test calendar, test velocity, low traffic, prioritize tests': 'how many tests quarter',
  'critique, peer feedback, expert review': 'landing page teardown',
  'naming convention, taxonomy, nomenclature': 'name campaigns',
  'hallucination, fact check, human in the loop, llm, chatgpt, ai mistakes': 'ai copy needs editor',
  'governance, raci, approval, sign off, accountability': 'who owns landing page',
  'case study, share results': 'publishing test result',
  'lifecycle, launch checklist, pre launch': 'life tailored page',
  'false positive, false win, inconclusive, misleading result': '95% confidence tell',
  // The company
  'how much, cost, plan, billing, subscription, cancel, cancel subscription, trial, free, free trial, enterprise, invoice':
    'pricing',
  'changelog, what is new, whats new, version history, roadmap, updates': 'release notes',
  'competitor, alternative, vs, comparison, unbounce, instapage, optimizely, vwo, statsig, mutiny, google optimize':
    'compare',
  'pdf, brochure, overview pdf, datasheet': 'one pager',
  'tutorial, video, video tutorial, webinar, training, academy, walkthrough': 'demos',
  'founder, about, company, who makes, who is behind, employees': 'team',
  'term, terminology, definition, vocabulary, what does mean': 'glossary',
  'sign up, register, log in, login': 'get account',
  // Of Germans, who read a home page in their language
  // cspell:disable
  'anleitung, erste schritte, einrichten': 'quick start',
  'einbau, einbauen, installieren, skript': 'script tag',
  'datenschutz, impressum': 'privacy',
  'einwilligung, zustimmung': 'consent',
  'preis, preise, kosten, tarif, kündigen, testphase': 'pricing',
  'zielgruppe, zielgruppen': 'audience targeting',
  auslöser: 'triggers',
  'übersetzen, übersetzung': 'translate tailor page',
  'bild, bilder': 'image tailoring',
  'stichprobe, stichprobengröße': 'visitors need',
  'ergebnis, ergebnisse, auswertung': 'read results',
  veröffentlichen: 'publishing',
  erweiterung: 'browser extension',
  schnittstelle: 'API',
  // cspell:enable
  'help, broken, not working, debug, problem': 'troubleshooting, go wrong',
};

/**
 * The words of a typed phrase may be anywhere in a query, in any order and form; each meaning is searched for in its
 * place.
 */
export const synonyms = Object.entries(terms).map(([typed, meant]) => ({
  typed: typed.split(', '),
  meant: meant.split(', '),
}));
