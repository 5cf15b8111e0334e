/** What samples hold to platforms, to browsers and to their guides. */
import {writtenTag} from '@site/src/content/scriptTag';
import {readTree} from '../support/readTree';
import {sampleText} from '../support/samples';

const docs = readTree('docs', /\.mdx?$/);

test('wherever a platform takes the tag, it is the first script of the head', () => {
  const first = /<head>\s*(?:<meta charSet="utf-8" \/>\s*)?<script async (?:nonce=\{nonce\} )?src=/i;
  for (const name of ['install/head.html', 'install/theme.html', 'nextjs/layout.tsx', 'nextjs-nonce/layout.tsx'])
    expect([name, first.test(sampleText(name))]).toEqual([name, true]);
  // Shopify refuses a layout without it: https://shopify.dev/docs/storefronts/themes/architecture/layouts
  expect(sampleText('install/theme.html')).toMatch(/<\/script>\s*\{\{ content_for_header \}\}\s*<\/head>/);
  // https://developer.wordpress.org/reference/functions/add_action/: the hook, what prints, and the priority, else 10.
  expect(sampleText('install/functions.php').replaceAll(/\s+/g, ' ')).toMatch(
    /^<\?php add_action\( 'wp_head', function \(\) \{ echo '<script async src="[^"']+"><\/script>' \. "\\n"; \}, 0 \); $/,
  );
  // https://nextjs.org/docs/app/guides/content-security-policy
  expect(sampleText('nextjs-nonce/layout.tsx')).toContain("(await headers()).get('x-nonce')");
});

// https://www.cookiebot.com/en/developer/, and Google on consent: https://support.google.com/tagmanager/answer/10718549
test('a tag waits for the category and the event that its guide names, with a tag manager too', () => {
  const guide = docs.find(({file}) => file === 'docs/install.mdx')?.text ?? '';
  const [, category] = /\bconsent\S*\.(\w+)/.exec(sampleText('consent/cookiebot.ts')) ?? [];
  const [, event] = /addEventListener\('(\w+)'/.exec(sampleText('consent/onetrust.ts')) ?? [];
  const named: readonly (readonly [RegExp, string | undefined])[] = [
    [/waits for the category \*\*(\w+)\*\*/, category],
    [/OneTrust’s `(\w+)`/, event],
    [/Cookiebot’s `(\w+)`/, 'cookie_consent_update'],
    [/the consent type .* such as `(\w+)`/, 'analytics_storage'],
  ];
  const said = named.map(([words, right]) => [words.exec(guide)?.[1]?.toLowerCase(), right?.toLowerCase()]);
  expect(said.some(([name]) => name !== undefined)).toBe(guide !== '');
  for (const [name, right] of said) expect(name ?? right).toBe(right);
});

/** The directives of a policy by their names. */
function policyOf(name: string): Readonly<Record<string, readonly string[]>> {
  const [, policy = ''] = /^Content-Security-Policy-Report-Only:\n([^]*)$/.exec(sampleText(name)) ?? [];
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([directive = '', ...sources]) => [directive, sources]));
}

test('both policies report alone, and let the tag load, report and show its images, and no other host', () => {
  const {origin} = new URL(writtenTag.address);
  const everywhere = {
    'default-src': ["'self'"],
    'connect-src': ["'self'", origin],
    'img-src': ["'self'", 'data:', origin],
    'style-src': ["'self'"],
  };
  const hosts = policyOf('install/csp.txt');
  expect(hosts).toEqual({...everywhere, 'script-src': ["'self'", origin], '': []});
  // What CSP Level 3, 8.2, and https://web.dev/articles/strict-csp ask of a strict one.
  expect(policyOf('install/csp-strict.txt')).toEqual({
    ...everywhere,
    'script-src': ["'nonce-RANDOM'", "'strict-dynamic'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    '': [],
  });
});

/** How a program refuses a redirect, which would take the key along; curl follows one only where it is told to. */
const refusals: Readonly<Record<string, RegExp>> = {
  mjs: /redirect: 'error',/,
  ts: /redirect: 'error'/,
  py: /build_opener\(NoRedirects\)/,
  ps1: / -MaximumRedirection 0 /,
  sh: /^(?![^]* (?:-\w*L|--location))/,
};

test('each program that calls the API waits as long as its guide says, and takes the key to no other host', () => {
  const [, seconds = ''] = /It gives up after (\d+) seconds/.exec(docs.map(({text}) => text).join('\n')) ?? [];
  expect(docs.filter(({text}) => text.includes(`waits ${seconds} seconds at most`))).toHaveLength(1);
  const waits = /(?:max-time|timeout)[^\d\n]{1,30}(\d[\d_]*)/i;
  const calling = readTree('docs/samples/api-integration', /^(?:active|fetch|list)/);
  expect(calling.length).toBeGreaterThan(4);
  for (const {file, text} of calling) {
    const [, limit = ''] = waits.exec(text) ?? [];
    expect([file, limit.replace(/_?000$/, '')]).toEqual([file, seconds]);
    const refuses = refusals[file.split('.').at(-1) ?? ''];
    if (refuses !== undefined) expect([file, text]).toEqual([file, expect.stringMatching(refuses)]);
  }
});
