import {settingRules, type SettingName} from '../../../src/lib/settings/schema';
import {ownerValues} from './settings';

/** What people write in the place of an address, and what an address can do to a header, a rule or a page. */
const addresses: Readonly<Record<string, (address: string) => string>> = {
  path: (address) => `${address}/sub/page`,
  'path of dots': (address) => `${address}/../x`,
  query: (address) => `${address}?a=b&c=d%20e`,
  fragment: (address) => `${address}#part`,
  'query and fragment': (address) => `${address}?a=b#part`,
  'trailing slash': (address) => `${address}/`,
  'trailing slashes': (address) => `${address}//`,
  'trailing question mark': (address) => `${address}?`,
  'trailing period': (address) => `${address}.`,
  'other letters': (address) => address.toUpperCase(),
  'letters of a host': (address) => address.replace('acme', 'Acme'),
  'no scheme': (address) => address.replace(/^https:\/\//, ''),
  'relative scheme': (address) => address.replace(/^https:/, ''),
  http: (address) => address.replace(/^https:/, 'http:'),
  'one slash': (address) => address.replace('//', '/'),
  'a backslash': (address) => address.replace('//', '\\\\'),
  port: (address) => address.replace(/^(https:\/\/[^/]+)/, '$1:8443'),
  'a port that is none': (address) => address.replace(/^(https:\/\/[^/]+)/, '$1:99999'),
  user: (address) => address.replace('//', '//me:secret@'),
  'a host without dots': () => 'https://localhost',
  'a host of numbers': () => 'http://127.0.0.1:8080',
  'a host of six': () => 'https://[::1]',
  'a wildcard': (address) => address.replace('//', '//*.'),
  'an accent in the host': (address) => address.replace('acme', 'müller'),
  'an accent in the path': (address) => `${address}/größe`,
  'a space': (address) => `${address}/a b`,
  'spaces around': (address) => `  ${address}  `,
  'a space that is not seen': (address) => `${address}/a\u200bb`,
  'a line break': (address) => `${address}/a\nX-Evil: 1`,
  'a carriage return': (address) => `${address}/a\r\nX-Evil: 1`,
  'a tab': (address) => `${address}/a\tb`,
  'a quotation mark': (address) => `${address}/"onload=alert(1)`,
  'an apostrophe': (address) => `${address}/'unsafe-inline'`,
  markup: (address) => `${address}/<script>alert(1)</script>`,
  'a semicolon': (address) => `${address}/a;script-src *`,
  'a semicolon in the host': (address) => address.replace('acme', 'acme;script-src'),
  'a comma': (address) => `${address}/a,b`,
  'a variable of nginx': (address) => `${address}/$host/\${uri}`,
  'a placeholder of Cloudflare': (address) => `${address}/:splat/*`,
  'a number sign that is encoded': (address) => `${address}/%23%3F%0A`,
  'a broken escape': (address) => `${address}/%zz`,
  script: () => 'javascript:alert(1)',
  'script in other letters': () => 'JavaScript:alert(1)//https://www.acme.test',
  data: () => 'data:text/html,<script>alert(1)</script>',
  file: () => 'file:///etc/passwd',
  long: (address) => `${address}/${'a'.repeat(3000)}`,
  words: () => 'not an address',
};

/** What people write in the place of an id, a word, a day or an email address. */
const words: Readonly<Record<string, (value: string) => string>> = {
  capitals: (value) => value.toUpperCase(),
  'small letters': (value) => value.toLowerCase(),
  'spaces around': (value) => ` ${value} `,
  'a space': (value) => `${value} x`,
  'a line break': (value) => `${value}\nX-Evil: 1`,
  quotes: (value) => `"${value}"`,
  'an apostrophe': (value) => `${value}'`,
  'a semicolon': (value) => `${value}; script-src *`,
  'a query': (value) => `${value}?a=b&c=d`,
  markup: (value) => `${value}<script>`,
  'a path': (value) => `${value}/../x`,
  'a variable of nginx': (value) => `${value}$host`,
  'an address': () => 'https://www.acme.test',
  script: () => 'javascript:alert(1)',
  yes: () => 'true',
  no: () => 'off',
  nothing: () => 'undefined',
  accents: (value) => `${value}ü`,
  long: (value) => value.repeat(400),
};

interface HostileValue {
  readonly variable: string;
  readonly what: string;
  readonly value: string;
}

const changesOf = (value: string) => (URL.canParse(value) ? addresses : words);

/** Every setting with each of them. */
export function hostileValues(): readonly HostileValue[] {
  const names: readonly SettingName[] = Object.keys(ownerValues).filter(
    (name): name is SettingName => name in settingRules,
  );
  return names.flatMap((name) => {
    const {variable} = settingRules[name];
    const value = ownerValues[name];
    if (name === 'videoEmbedUrls') {
      const inMap = Object.entries(addresses).map(([what, change]) => ({
        variable,
        what,
        value: JSON.stringify({home: change('https://player.acme.test/embed')}),
      }));
      return [
        ...inMap,
        {variable, what: 'no map', value: 'https://player.acme.test'},
        {variable, what: 'broken', value: '{'},
      ];
    }
    return Object.entries(changesOf(value)).map(([what, change]) => ({variable, what, value: change(value)}));
  });
}
