import {parseSettings} from '../../lib/settings/parse';
import {headerRules} from './headers';

/** A value of each setting by which pages may ask outside services, as an example. */
const examples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  GTM_CONTAINER_ID: {GTM_CONTAINER_ID: 'GTM-ABC1234'},
  HUBSPOT_PORTAL_ID: {HUBSPOT_PORTAL_ID: '12345678'},
  HUBSPOT_CAPTCHA: {HUBSPOT_CAPTCHA: 'on'},
  VIDEO_EMBED_URLS: {VIDEO_EMBED_URLS: '{"home": "https://video.example.com/embed/1"}'},
};

/** The headers of pages, and each directive of their policy as one of them. */
function pageHeaders(environment: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const headers = new Map(Object.entries(headerRules(parseSettings(environment), [])[0]?.set ?? {}));
  const policy = headers.get('Content-Security-Policy') ?? '';
  headers.delete('Content-Security-Policy');
  return new Map([...headers, ...policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part] as const)]);
}

/** What each setting loosens in the headers of pages, as a table for the README of this folder. */
export function loosenedTable(): string {
  const before = pageHeaders({});
  const rows = Object.entries(examples).flatMap(([setting, environment]) => {
    const after = pageHeaders(environment);
    const names = [...new Set([...before.keys(), ...after.keys()])].filter(
      (name) => before.get(name) !== after.get(name),
    );
    return names.map((name) => {
      const had = new Set(before.get(name)?.split(' '));
      const added =
        after
          .get(name)
          ?.split(' ')
          .filter((source) => !had.has(source)) ?? [];
      return `| \`${setting}\` | \`${name}\` | ${added.length === 0 ? 'is left out' : `\`${added.join(' ')}\``} |`;
    });
  });
  return ['| Setting | Header or directive | What it adds |', '| --- | --- | --- |', ...rows].join('\n');
}
