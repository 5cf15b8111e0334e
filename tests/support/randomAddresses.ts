/** What must never come to life in a page, whatever part of an address it stands in. */
const hostile = [
  '<img src=x onerror="window.hostile=1">',
  '"><script>window.hostile=1</script>',
  "'-alert(1)-'",
  'javascript:window.hostile=1',
  '{{constructor.constructor("window.hostile=1")()}}',
  '\u0000',
  '%00',
  '%E0%A4%A',
  '../../etc/passwd',
  '\\\\evil.example',
  '__proto__',
  '\u202e\ud83d\ude00',
  'x'.repeat(2_000),
  '',
];

const names = [
  ...['audience', 'locale', 'contact', 'q', 'category', 'pages', 'tab', 'platform', 'utm_source', 'fbclid'],
  ...['__proto__', 'constructor', 'toString', '<b>'],
];

const paths = [
  ...[
    '/',
    '/agencies',
    '/blog',
    '/blog/message-match',
    '/demos',
    '/docs',
    '/docs/ab-testing',
    '/extension/how-to-update',
  ],
  ...['/features/button-routing', '/pricing', '/release-notes', '/team', '/vs/', '/blog/', '/docs/', '/features/', '/'],
];

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Addresses of the site with paths, parameters and anchors of every kind, the same for the same seed. */
export function randomAddresses(count: number, seed: number): string[] {
  const next = random(seed);
  const one = <Item>(items: readonly Item[], fallback: Item): Item =>
    items[Math.floor(next() * items.length)] ?? fallback;
  const encoded = (): string => encodeURIComponent(one(hostile, ''));
  return Array.from({length: count}, () => {
    const path = one(paths, '/') + (next() < 0.4 ? encoded() : '');
    const query = Array.from(
      {length: Math.floor(next() * 4)},
      () => `${encodeURIComponent(one(names, ''))}=${encoded()}`,
    );
    // As typed by hand or cut off by a mail program: not encoded at all.
    if (next() < 0.2) query.push(`q=${one(hostile, '').replaceAll('\u0000', '')}`);
    const anchor = next() < 0.3 ? `#${encoded()}` : '';
    return `${path}${query.length > 0 ? `?${query.join('&').replaceAll('#', '%23')}` : ''}${anchor}`;
  });
}
