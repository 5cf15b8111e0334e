import {editorPolicy, embedPolicy, pagePolicies} from '@site/src/pipeline/hosting/contentSecurityPolicy';
import {headerRules} from '@site/src/pipeline/hosting/headers';
import {parseSettings} from '@site/src/lib/settings/parse';
import {hostingReadme, section} from '@site/tests/support/readmes';

const player = embedPolicy(parseSettings({}));
const hashes = ["'sha256-a'", "'sha256-b'"];

/** The sources of each directive of a policy. */
function directivesOf(policy: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** What all policies say together: a later one restricts what the first leaves open. */
const pagePolicy = (...given: Parameters<typeof pagePolicies>): string => pagePolicies(...given).join('; ');

const outside = (policy: string): string[] => policy.split(/[; ]+/).filter((source) => source.startsWith('http'));

test('without outside services the pages may ask only this site, and run only scripts that are known', () => {
  const policy = pagePolicy(parseSettings({}), hashes);
  expect(outside(policy)).toEqual([]);
  const directives = directivesOf(policy);
  expect(directives['default-src']).toEqual(["'none'"]);
  expect(directives['script-src']).toEqual(["'self'", ...hashes]);
  expect(directives['frame-ancestors']).toEqual(["'none'"]);
});

test('with a tag manager what Google lists for Analytics 4, signals and preview is allowed', () => {
  // https://developers.google.com/tag-platform/security/guides/csp
  const listed: Readonly<Record<string, readonly string[]>> = {
    'script-src': ['*.googletagmanager.com', 'googletagmanager.com', 'tagmanager.google.com'],
    'style-src': ['googletagmanager.com', 'tagmanager.google.com', 'fonts.googleapis.com'],
    'img-src': [
      ...['*.google-analytics.com', '*.analytics.google.com', '*.googletagmanager.com', '*.g.doubleclick.net'],
      ...['*.google.com', '*.google.de', 'googletagmanager.com', 'ssl.gstatic.com', 'www.gstatic.com'],
    ],
    'font-src': ['fonts.gstatic.com'],
    'connect-src': [
      ...['*.google-analytics.com', '*.analytics.google.com', '*.googletagmanager.com', '*.g.doubleclick.net'],
      ...['*.google.com', '*.google.de', 'pagead2.googlesyndication.com'],
    ],
    'frame-src': ['td.doubleclick.net', 'www.googletagmanager.com'],
  };
  const settings = parseSettings({GTM_CONTAINER_ID: 'GTM-ABC1234'});
  const allowed = directivesOf(pagePolicy(settings, hashes));
  for (const [directive, hosts] of Object.entries(listed)) {
    expect(allowed[directive]).toEqual(expect.arrayContaining(hosts.map((host) => `https://${host}`)));
  }
  const opener = (environment: Readonly<Record<string, string>>): string =>
    String(headerRules(parseSettings(environment), hashes)[0]?.set['Cross-Origin-Opener-Policy']);
  expect([opener({}), opener({GTM_CONTAINER_ID: 'GTM-ABC1234'})]).toEqual(['same-origin', 'unsafe-none']);
});

test('a policy that is too long for a header is sent in parts, which together say the same', () => {
  const host = (id: string, index: number): string => `https://${id}-${index}.${'videos.'.repeat(20)}test/embed`;
  const ids = ['home', 'ab-testing', 'comparison', 'hiding-elements', 'reading-results'];
  const settings = parseSettings({
    HUBSPOT_PORTAL_ID: '12345678',
    HUBSPOT_CAPTCHA: 'on',
    GTM_CONTAINER_ID: 'GTM-ABC1234',
    REPORTS_URL: 'https://reports.test/site',
    VIDEO_EMBED_URLS: JSON.stringify(Object.fromEntries(ids.map((id, index) => [id, host(id, index)]))),
  });
  const [first = '', ...further] = pagePolicies(settings, hashes);
  expect(further.length).toBeGreaterThan(0);
  const open = directivesOf(first);
  expect(open['default-src']).toEqual(["'none'"]);
  for (const policy of further) {
    expect(policy.length).toBeLessThan(2000);
    const {'report-to': reports, ...directives} = directivesOf(policy);
    expect(reports).toEqual(['reports']);
    // The first policy allows all that this one does.
    for (const [name, sources] of Object.entries(directives)) {
      expect(open[name]).toEqual(
        expect.arrayContaining(['*', ...sources.filter((source) => /^data:|^'(?!self)/.test(source))]),
      );
    }
  }
  const together = directivesOf(pagePolicy(settings, hashes));
  expect(together['img-src']).toContain('https://*.google.com');
  expect(together['frame-src']).toContain(new URL(host('home', 0)).origin);
  expect(Object.values(together).flat()).not.toContain('*');
});

test('scripts are never allowed wholesale, whatever is set', () => {
  const everything = parseSettings({
    HUBSPOT_PORTAL_ID: '12345678',
    GTM_CONTAINER_ID: 'GTM-ABC1234',
    VIDEO_EMBED_URLS: '{"home": "https://video.test/embed/1"}',
  });
  for (const policy of [pagePolicy(everything, hashes), player]) {
    const scripts = directivesOf(policy)['script-src'] ?? [];
    expect(scripts).not.toEqual(expect.arrayContaining([expect.stringMatching(/unsafe|^\*$|data:|^https?:$/)]));
    expect(scripts).toContain("'self'");
  }
  // HubSpot and tag managers write markup as plain strings, which Chromium refuses under Trusted Types.
  expect(pagePolicy(everything, hashes)).not.toContain('trusted-types');
});

test('only this site may frame the player, and its page asks nobody else', () => {
  expect(directivesOf(player)['frame-ancestors']).toEqual(["'self'"]);
  expect(outside(player)).toEqual([]);
  expect(player).not.toContain('unsafe');
});

test('browsers report violations only where the settings say to whom', () => {
  expect(pagePolicy(parseSettings({}), hashes)).not.toContain('report-to');
  const settings = parseSettings({REPORTS_URL: 'https://reports.test/site'});
  for (const policy of [pagePolicy(settings, hashes), embedPolicy(settings)]) {
    expect(directivesOf(policy)['report-to']).toEqual(['reports']);
  }
  expect(headerRules(settings, hashes)[0]?.set).toHaveProperty(
    'Reporting-Endpoints',
    'reports="https://reports.test/site"',
  );
  expect(headerRules(parseSettings({}), hashes)[0]?.set).not.toHaveProperty('Reporting-Endpoints');
});

test('subdomains are asked over https only where the settings say so', () => {
  const hsts = (environment: Readonly<Record<string, string>>): string =>
    String(headerRules(parseSettings(environment), hashes)[0]?.set['Strict-Transport-Security']);
  expect(hsts({})).toBe('max-age=31536000');
  expect(hsts({HSTS_INCLUDE_SUBDOMAINS: 'on'})).toBe('max-age=31536000; includeSubDomains');
});

/** Where HubSpot's form comes from and goes to, by region: the first one, North America, has no name in most hosts. */
test.each([
  ['na1', ['https://js.hsforms.net'], ['https://forms.hsforms.com', 'https://forms-na1.hsforms.com']],
  ['eu1', ['https://js-eu1.hsforms.net'], ['https://forms-eu1.hsforms.com']],
])('a form of HubSpot’s in %s may load, ask, send and draw, and so may its captcha', (region, scripts, hosts) => {
  const environment = {HUBSPOT_PORTAL_ID: '12345678', HUBSPOT_REGION: region};
  const added = (more: Readonly<Record<string, string>>) => {
    const policy = directivesOf(pagePolicy(parseSettings({...environment, ...more}), []));
    return Object.fromEntries(
      Object.entries(policy).map(([name, sources]) => [name, sources.filter((each) => each.startsWith('https:'))]),
    );
  };
  expect(added({})).toMatchObject({
    ...{'script-src': scripts, 'connect-src': hosts, 'form-action': hosts, 'frame-src': hosts},
    'img-src': [...hosts, `https://perf-${region}.hsforms.com`],
  });
  // https://developers.google.com/recaptcha/docs/faq, under Content Security Policy.
  const google = 'https://www.google.com/recaptcha/';
  expect(added({HUBSPOT_CAPTCHA: 'on'})).toMatchObject({
    'script-src': [...scripts, google, 'https://www.gstatic.com/recaptcha/'],
    'connect-src': [...hosts, google],
    'frame-src': [...hosts, google, 'https://recaptcha.google.com/recaptcha/'],
  });
});

test('the README says of each setting what it opens, and nothing else', () => {
  type Values = Readonly<Record<string, readonly string[]>>;
  const sentBy = (environment: Readonly<Record<string, string>>): readonly Values[] => {
    const settings = parseSettings(environment);
    const opener = String(headerRules(settings, [])[0]?.set['Cross-Origin-Opener-Policy']);
    const page = {'Cross-Origin-Opener-Policy': [opener], ...directivesOf(pagePolicy(settings, []))};
    return [page, directivesOf(editorPolicy(settings.repositoryUrl))];
  };
  const settings = {
    GTM_CONTAINER_ID: 'GTM-ABC1234',
    HUBSPOT_PORTAL_ID: '12345678',
    HUBSPOT_CAPTCHA: 'on',
    VIDEO_EMBED_URLS: '{"home": "https://video.example.com/1"}',
    REPOSITORY_URL: 'https://github.com/acme/website',
  };
  const opened = Object.entries(settings).flatMap(([setting, value]) =>
    sentBy({[setting]: value}).flatMap((sent, index) =>
      Object.entries(sentBy({})[index] ?? {}).flatMap(([name, before]) => {
        const more = sent[name]?.filter((source) => !before.includes(source)).sort();
        return more?.length === 0 ? [] : [[setting, name, ...(more ?? ['is left out'])].join(' ')];
      }),
    ),
  );
  const rows = section(hostingReadme(), 'What settings relax').matchAll(/^\| `(\w+)` *\| `([\w-]+)` *\| (.*?) *\|$/gm);
  const told = [...rows].map(([, setting = '', name = '', added = '']) =>
    [setting, name, ...(added.startsWith('`') ? added.replaceAll('`', '').split(' ').sort() : [added])].join(' '),
  );
  expect(told.sort()).toEqual(opened.sort());
});

// Browsers' viewers do not work in a sandbox.
test('a PDF of a guide or a post is sent without a policy', () => {
  const name = 'Content-Security-Policy';
  const rules = headerRules(parseSettings({}), hashes).filter(({paths}) =>
    new RegExp(`^${paths.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`).test('/assets/files/plan.pdf'),
  );
  expect(rules.flatMap(({set, without = []}) => (without.includes(name) ? 'none' : (set[name] ?? []))).at(-1)).toBe(
    'none',
  );
});
