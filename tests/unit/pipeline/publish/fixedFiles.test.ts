import {robotsText, securityContact} from '@site/src/pipeline/publish/fixedFiles';

const settings = {siteUrl: 'https://www.example.com', contactEmail: 'security+site@example.com'};

/** The fields of a text, by name. */
function fieldsOf(text: string): Record<string, string> {
  const lines = text.trimEnd().split('\n');
  return Object.fromEntries(
    lines.map((line): [string, string] => [line.split(': ', 1)[0] ?? '', line.split(/: (.*)/s)[1] ?? '']),
  );
}

test('robots.txt lets everybody read everything, and names the sitemap by its whole address', () => {
  expect(robotsText(settings.siteUrl)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
  );
});

test('security.txt has the fields of RFC 9116, each once', () => {
  const text = securityContact(settings, new Date('2026-11-21T10:00:00Z'));
  expect(fieldsOf(text)).toEqual({
    Contact: 'mailto:security+site@example.com',
    Expires: '2027-10-01T00:00:00Z',
    'Preferred-Languages': 'en',
    Canonical: 'https://www.example.com/.well-known/security.txt',
  });
  expect(text.match(/^\S+: /gm)).toHaveLength(4);
});

test('builds of one month give the same text, and the next month another', () => {
  const on = (day: string): string => securityContact(settings, new Date(day));
  expect(on('2026-02-01T00:00:00Z')).toBe(on('2026-02-28T23:59:59Z'));
  expect(on('2026-03-01T00:00:00Z')).not.toBe(on('2026-02-28T23:59:59Z'));
});

test.each(['2026-01-31T23:59:59Z', '2026-12-01T00:00:00Z', '2028-02-29T12:00:00Z'])(
  'built on %s, it is valid for ten months to a year',
  (day) => {
    const expires = Date.parse(fieldsOf(securityContact(settings, new Date(day))).Expires ?? '');
    const days = (expires - Date.parse(day)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(300);
    expect(days).toBeLessThan(365);
  },
);
