/** Terms that visitors type, and the site's terms for them. Review the list when you add a page. */
export interface Synonym {
  /** Phrases, whose words may be anywhere in a query, in any order and form. */
  readonly typed: readonly string[];
  /** Each is searched for in place of the phrase. */
  readonly meant: readonly string[];
}

export const synonyms: readonly Synonym[] = [
  // Setup
  {
    typed: ['tag', 'snippet', 'embed code', 'javascript', 'pixel', 'install tag', 'setup', 'set up'],
    meant: ['script tag', 'install'],
  },
  {typed: ['install', 'installation', 'onboarding'], meant: ['script tag', 'path']},
  {typed: ['quickstart', 'first steps', 'getting started', 'get started'], meant: ['quick start']},
  {typed: ['faq', 'common questions'], meant: ['frequently asked questions']},
  {typed: ['uninstall', 'remove tag', 'remove tailor'], meant: ['remove script tag', 'install']},
  {typed: ['flicker', 'anti flicker'], meant: ['script tag']},
  {typed: ['fouc', 'flash', 'blink'], meant: ['flicker']},
  {typed: ['csp', 'connect src', 'unsafe inline'], meant: ['content security policy']},
  {typed: ['spa', 'react', 'nextjs', 'vue', 'angular'], meant: ['single page app']},
  {typed: ['gtm'], meant: ['tag manager']},
  {typed: ['healthcheck', 'check tag', 'verify installation', 'tag working'], meant: ['health check', 'script tag']},
  {
    typed: ['wordpress', 'webflow', 'shopify', 'squarespace', 'wix', 'framer', 'drupal', 'cms'],
    meant: ['script tag platform', 'script tag'],
  },
  {typed: ['chrome', 'plugin', 'add on', 'addon'], meant: ['browser extension']},
  {typed: ['firefox', 'safari', 'edge browser', 'internet explorer'], meant: ['browsers']},
  // Privacy and trust
  {typed: ['gdpr', 'ccpa', 'dsgvo', 'data protection', 'personal data'], meant: ['privacy', 'consent']},
  {typed: ['cookie', 'local storage', 'localstorage'], meant: ['privacy', 'consent']},
  {typed: ['cookie banner', 'cmp', 'usercentrics', 'didomi', 'iubenda'], meant: ['storage and consent']},
  {typed: ['dpa', 'third parties', 'vendors'], meant: ['subprocessors', 'privacy']},
  {typed: ['seo', 'crawler', 'canonical', 'google ranking', 'duplicate content'], meant: ['search engines']},
  {typed: ['soc 2', 'soc2', 'iso 27001', 'compliance', 'pentest', 'secure'], meant: ['security', 'trust']},
  {
    typed: ['delete my data', 'my data', 'data retention', 'erasure', 'opt out', 'right to be forgotten'],
    meant: ['privacy rights'],
  },
  // Tests
  {
    typed: ['rollback', 'roll back', 'undo', 'revert', 'undo ramp', 'go back'],
    meant: ['ramping', 'undo ramp', 'ramp'],
  },
  {typed: ['rollout', 'roll out', 'launch winner', 'ship winner', 'winner'], meant: ['ramping to 100%']},
  {
    typed: [
      'significance',
      'statistical significance',
      'significant',
      'statistically significant',
      'p value',
      'pvalue',
    ],
    meant: ['95% confidence'],
  },
  {typed: ['confidence interval', 'confidence level', 'error bars', 'margin error'], meant: ['95% confidence']},
  {
    typed: [
      'sample size',
      'power',
      'statistical power',
      'test duration',
      'how long to run a test',
      'how long test',
      'enough traffic',
    ],
    meant: ['visitors need'],
  },
  {
    typed: ['how many visitors', 'traffic needed', 'mde', 'minimum detectable effect'],
    meant: ['visitors need'],
  },
  {
    typed: ['ab test calculator', 'p value calculator', 'ab calculator', 'significance test'],
    meant: ['significance calculator'],
  },
  {typed: ['utm generator', 'link builder', 'url builder', 'campaign url'], meant: ['utm builder']},
  {typed: ['aa test', 'sequential test', 'pocock', 'obrien fleming'], meant: ['peeking lab']},
  {typed: ['srm', 'uneven split', 'unbalanced groups', 'unequal groups'], meant: ['sample ratio mismatch']},
  {typed: ['early stopping', 'check results early'], meant: ['peek']},
  {typed: ['stop test', 'end test', 'pause test', 'finish test', 'cancel test'], meant: ['ramping', 'ab testing']},
  {
    typed: ['start test', 'launch test', 'create test', 'run experiment', 'new experiment'],
    meant: ['testing begins'],
  },
  {typed: ['goal', 'kpi', 'metric', 'cta click', 'track clicks'], meant: ['conversion tracking']},
  {typed: ['split test', 'experimentation', 'ab', 'holdout', 'traffic split'], meant: ['ab testing']},
  {typed: ['multivariate', 'mvt'], meant: ['ab testing']},
  {typed: ['preview', 'preview link', 'preview url', 'share preview', 'draft', 'qa'], meant: ['preview modes']},
  {typed: ['force variant', 'force treatment', 'see treatment', 'show variant'], meant: ['preview modes']},
  {typed: ['variant', 'variation', 'version'], meant: ['treatment']},
  // Pages, publishing, triggers
  {
    typed: [
      'delete page',
      'unpublish',
      'remove page',
      'take down',
      'archive page',
      'disable page',
      'turn off',
      'switch off page',
    ],
    meant: ['publishing', 'live publish'],
  },
  {typed: ['go live', 'deploy', 'put live'], meant: ['publishing']},
  {
    typed: ['vanity', 'custom url', 'custom address', 'slug', 'custom domain', 'short url'],
    meant: ['vanity url'],
  },
  {typed: ['csv', 'bulk', 'spreadsheet', 'many pages', 'mass'], meant: ['bulk pages csv', 'copy several']},
  {typed: ['duplicate', 'clone', 'move', 'migrate', 'reuse'], meant: ['copy']},
  {typed: ['staging', 'production', 'environment'], meant: ['copy environments']},
  {typed: ['condition', 'rule', 'audience', 'segmentation'], meant: ['triggers', 'audience targeting']},
  {typed: ['wildcard', 'pattern', 'asterisk', 'regex', 'glob'], meant: ['wildcard patterns', 'triggers']},
  {typed: ['utm parameter', 'query string', 'query parameter'], meant: ['url parameters']},
  {typed: ['device', 'mobile', 'phone', 'desktop', 'geo', 'location', 'country'], meant: ['audience targeting']},
  {typed: ['carry over'], meant: ['copy ramp']},
  {
    typed: ['page speed', 'speed', 'slow', 'load time', 'core web vitals', 'performance'],
    meant: ['weight', 'live deployment'],
  },
  // Tailoring
  {
    typed: ['language', 'translation', 'translate', 'multilingual', 'localization', 'german', 'i18n'],
    meant: ['audience targeting language', 'smart copy'],
  },
  {typed: ['headline', 'rewrite', 'copywriting', 'tone', 'brand voice', 'wording', 'ai copy'], meant: ['smart copy']},
  {typed: ['image', 'picture', 'photo', 'generate image', 'dall e', 'stock photo'], meant: ['image tailoring']},
  {typed: ['button', 'button text', 'button label', 'cta', 'call to action', 'link text'], meant: ['dynamic ctas']},
  {typed: ['hide', 'reorder', 'rearrange', 'layout'], meant: ['element control']},
  {
    typed: [
      'accessibility',
      'a11y',
      'screen reader',
      'screenreader',
      'alt tag',
      'alt attribute',
      'wcag',
      'image description',
      'describe image',
    ],
    meant: ['alt text'],
  },
  // cspell:disable-next-line -- British spelling
  {typed: ['personalize', 'personalise', 'personalisation'], meant: ['instant personalization']},
  // API and analytics
  {
    typed: ['401', '403', '404', '429', '500', 'unauthorized', 'forbidden', 'rate limit', 'status code', 'http error'],
    meant: ['api errors'],
  },
  {typed: ['error code', 'timeout', 'backoff', 'retry after'], meant: ['errors retries']},
  {typed: ['token', 'credentials', 'secret', 'api token', 'authentication header'], meant: ['api key']},
  {typed: ['rest', 'endpoint', 'http', 'json', 'sdk', 'webhook'], meant: ['API']},
  {typed: ['swagger', 'openapi', 'spec', 'schema'], meant: ['api reference']},
  {typed: ['leaked key', 'revoke', 'rotate key', 'key stolen'], meant: ['security key']},
  {typed: ['ga4', 'ga', 'gtag'], meant: ['google analytics 4']},
  {
    typed: ['heap', 'posthog', 'matomo', 'plausible', 'rudderstack', 'adobe analytics', 'segment io'],
    meant: ['integrations', 'analytics integration'],
  },
  {
    typed: ['internal traffic', 'exclude team', 'own visits', 'employee traffic', 'filter office ip'],
    meant: ['keep team out'],
  },
  {typed: ['no winner', 'no difference', 'flat test'], meant: ['result is flat']},
  {typed: ['tracking', 'send event', 'exposure', 'experiment event', 'event name'], meant: ['event properties']},
  {typed: ['ramp percentage', 'ramp stage', 'experiment id', 'experiment group'], meant: ['event properties']},
  {typed: ['rename event', 'custom event'], meant: ['custom event names']},
  {typed: ['funnel', 'conversion funnel', 'drop off'], meant: ['funnel analysis']},
  // Posts: other terms for their topics
  {typed: ['ad relevance', 'ad scent', 'quality score', 'ad consistency'], meant: ['message match']},
  {
    typed: ['test archive', 'test history', 'past tests', 'knowledge base', 'learnings'],
    meant: ['test log'],
  },
  {
    typed: ['experimentation program', 'test calendar', 'test velocity', 'low traffic', 'prioritize tests'],
    meant: ['how many tests quarter'],
  },
  {typed: ['critique', 'peer feedback', 'expert review'], meant: ['landing page teardown']},
  {typed: ['naming convention', 'taxonomy', 'nomenclature'], meant: ['name campaigns']},
  {
    typed: ['hallucination', 'fact check', 'human in the loop', 'llm', 'chatgpt', 'ai mistakes'],
    meant: ['ai copy needs editor'],
  },
  {
    typed: ['governance', 'raci', 'approval', 'sign off', 'accountability'],
    meant: ['who owns landing page'],
  },
  {typed: ['case study', 'share results'], meant: ['publishing test result']},
  {typed: ['lifecycle', 'launch checklist', 'pre launch'], meant: ['life tailored page']},
  {typed: ['false positive', 'false win', 'inconclusive', 'misleading result'], meant: ['95% confidence tell']},
  // The company
  {
    typed: [
      'cost',
      'plan',
      'billing',
      'subscription',
      'cancel',
      'cancel subscription',
      'trial',
      'free',
      'free trial',
      'enterprise',
      'invoice',
    ],
    meant: ['pricing'],
  },
  {typed: ['changelog', 'what is new', 'whats new', 'version history', 'roadmap', 'updates'], meant: ['release notes']},
  {
    typed: [
      'competitor',
      'alternative',
      'vs',
      'comparison',
      'unbounce',
      'instapage',
      'optimizely',
      'vwo',
      'statsig',
      'mutiny',
      'google optimize',
    ],
    meant: ['compare'],
  },
  {typed: ['pdf', 'brochure', 'overview pdf', 'datasheet'], meant: ['one pager']},
  {typed: ['tutorial', 'video', 'video tutorial', 'webinar', 'training', 'academy', 'walkthrough'], meant: ['demos']},
  {typed: ['founder', 'about', 'company', 'who makes', 'who is behind', 'employees'], meant: ['team']},
  {typed: ['term', 'terminology', 'definition', 'vocabulary', 'what does mean'], meant: ['glossary']},
  {typed: ['account', 'sign up', 'register', 'log in', 'login'], meant: ['get account', 'quick start']},
  // Of Germans, who read a home page in their language
  // cspell:disable
  {typed: ['anleitung', 'erste schritte', 'einrichten'], meant: ['quick start']},
  {typed: ['einbau', 'einbauen', 'installieren', 'skript'], meant: ['script tag']},
  {typed: ['datenschutz', 'impressum'], meant: ['privacy']},
  {typed: ['einwilligung', 'zustimmung'], meant: ['consent']},
  {typed: ['preis', 'preise', 'kosten', 'tarif', 'kündigen', 'testphase'], meant: ['pricing']},
  {typed: ['zielgruppe', 'zielgruppen'], meant: ['audience targeting']},
  {typed: ['auslöser'], meant: ['triggers']},
  {typed: ['übersetzen', 'übersetzung'], meant: ['translate tailor page']},
  {typed: ['bild', 'bilder'], meant: ['image tailoring']},
  {typed: ['stichprobe', 'stichprobengröße'], meant: ['visitors need']},
  {typed: ['ergebnis', 'ergebnisse', 'auswertung'], meant: ['read results']},
  {typed: ['veröffentlichen'], meant: ['publishing']},
  {typed: ['erweiterung'], meant: ['browser extension']},
  {typed: ['schnittstelle'], meant: ['API']},
  // cspell:enable
  {typed: ['help', 'broken', 'not working', 'debug', 'problem'], meant: ['troubleshooting', 'go wrong']},
];
