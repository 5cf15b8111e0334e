/** What addresses are copied out of sentences, emails and chats with, encoded as browsers send it. */
const pieces = [
  ...['%20', '%C2%A0', '%0A', '%09', '%0D%0A', '%E2%80%A8', '%E3%80%80', '%E2%80%8B', '%EF%BB%BF', '%C2%AD'],
  ...['.', ',', ';', ':', '!', ')', ']', '%5D', '%3E', '%22', "'", '*', '%60', '%7C', '%5C', '%3F', '%23', '%25'],
  ...['%E2%80%A6', '%E2%80%9D', '%E2%80%99', '%C2%BB', '%E3%80%82', '%EF%BC%8C', '%EF%B8%8F'],
  // Several at once, and slashes among them.
  ...['&amp;', '%26amp%3B', '%26gt%3B.', '%26%2338%3B'],
  ...[').%20', '%22%20', '.%22)', '/%20', '%20/', '/%20/', '.%E2%80%9D%E2%80%8B'],
];

/** A path with each of them behind it. */
export function debrisOf(path: string): string[] {
  return pieces.map((piece) => `${path}${piece}`);
}

/** The headers that guard a page. */
export const securityHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** Spellings of pages that have another address, and that address. */
export const otherSpellings: Readonly<Record<string, string>> = {
  '/docs/': '/docs',
  '/docs.html': '/docs',
  '/docs/index.html': '/docs',
  '/docs.html%20': '/docs',
  '/index': '/',
  '/index.html': '/',
  '/features/image-tailoring/': '/features/image-tailoring',
  '//docs': '/docs',
  '/%64ocs': '/docs',
  '/docs%2Fab-testing': '/docs/ab-testing',
  '/docs%2fab-testing%20': '/docs/ab-testing',
  '/blog%2Farchive': '/blog/archive',
  '/docs/%2e%2E/pricing%20': '/pricing',
  '/admin': '/admin/',
  '/admin.': '/admin/',
  '/vs.html': '/vs',
  '/vs/': '/vs',
  '/vs//': '/vs',
  '/vs/%20': '/vs',
  '/vs/acme/': '/vs/acme',
  '/vs/acme%20': '/vs/acme',
  '/vs%2Facme': '/vs/acme',
  '/VS/Acme': '/vs/Acme',
  '/Docs': '/docs',
  '/DOCS%20': '/docs',
  '/Docs.HTML': '/docs',
  '/BLOG//Archive/': '/blog/archive',
  '/Admin': '/admin/',
  '/EMBED/home': '/embed/home',
  '/blog/rss.xml)': '/blog/rss.xml',
  '/img/favicon.svg%20': '/img/favicon.svg',
  '/embed/home%20': '/embed/home',
};

export const missingPaths = [
  ...['/nope', '/nope/', '/nope%20', '/Nope', '/Assets', '/VS/a/b', '/vs/a/b', '/docs/nope', '/docs%2Fnope'],
  ...['/assets', '/img/', '/img/%20', '/embed/', '/embed/%20', '/404', '/404%20', '/blog/404'],
  ...['/docs%252Fab-testing', '/vs/a%2Fb', '/vs/a%2fb', '/pricing.html.br', '/pricing.html.gz'],
  ...['/pricing.html.gz%20', '/_headers', '/_headers.', '/_redirects', '/.assetsignore'],
  ...['/.hosting/nginx-server.conf', '/.git/config', '/.git/config.', '/a%0ab', '//evil.example%20'],
  ...['//evil.example/%20', '/%5Cevil.example%20', '/\\evil%20', '/pricing%C0%AF', '/pricing%A0'],
];

/** Addresses that try something; each has to end in a page of the site or in an error. */
export const hostilePaths = [
  ...['//evil.example', '//evil.example/', '/\\evil.example', '/%2f/evil.example/', '/%5cevil.example'],
  ...['/%2f%2fevil.example.', '/%00', '/pricing%00', '/%', '/%zz', '/vs/%zz', '/%E0%A4%A', '/%C0%AF', '/vs/%C0%AF'],
  ...['/%FF%FE', '/docs?%0d%0aX-Injected:1', '/a%0d%0aSet-Cookie:x=1', '/docs%0d%0aX-Injected:1/', '/pricing%0d%0a'],
  ...['/vs/a%0ab', '/vs/a%0a', '/assets/a%0ab', '/docs/../../../etc/passwd', '/assets/..%2f..%2fetc/passwd'],
  ...['/%2e%2e/%2e%2e/etc/passwd', '/docs/%2e%2e/pricing', '/vs/%3Cscript%3Ealert(1)%3C%2Fscript%3E', '/vs/%3Cb%3E'],
  ...['/vs/a%252Fb', '/vs/%E4%B8%96', '/docs;x', '/%F0%9F%A7%B5', '/feature-demos?next=//evil.example'],
  ...[`/${'a'.repeat(2_000)}`, `/${'a'.repeat(7_900)}`, `/${'a'.repeat(20_000)}`, `/a${'.'.repeat(7_000)}%E4%B8%96`],
  ...[`/${'a.'.repeat(3_500)}`, `/${'a/'.repeat(3_500)}`, `/pricing${'%20'.repeat(2_000)}`, '/assets/x'],
  ...['/assets/js/gone.js', '/assets/%20', '/embed/x', '/embed/a%0ab', '/admin/x', '/admin/files/gone.js', '/blog/x'],
  ...['/blog/x%20', '/blog/', '/pagefind/x', '/.well-known/x', '/.well-known/', '/.git/', '/img', '/openapi.gone'],
];
