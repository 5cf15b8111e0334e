import type {RedirectRule} from '../../hosting/description';
import {comparisonPage} from '../../../lib/comparisonPath';
import type {Settings} from '../../../lib/settings/parse';
import {settingRules} from '../../../lib/settings/schema';

/** An address of a setting that is on the site's own host: a server behind the same name answers it and what is below. */
export interface OwnAddress {
  readonly variable: string;
  readonly value: string;
  /** Without a slash at the end. */
  readonly path: string;
}

/** A part of an address, decoded where it can be. */
export function decodedOrSame(part: string, decode: (part: string) => string): string {
  try {
    return decode(part);
  } catch {
    return part;
  }
}

/** The addresses of the settings that are on the site's own host. */
export function ownAddresses(settings: Settings): OwnAddress[] {
  const {siteUrl, ...others} = settings;
  const values = new Map<string, unknown>(Object.entries(others));
  return Object.entries(settingRules).flatMap(([name, {variable}]) => {
    const value = values.get(name);
    const given = typeof value === 'object' && value !== null ? Object.values(value) : [value];
    return given.flatMap((each) => {
      if (typeof each !== 'string' || !URL.canParse(each)) return [];
      const url = new URL(each);
      return url.origin === siteUrl
        ? [{variable, value: each, path: decodedOrSame(url.pathname, decodeURI).replace(/\/+$/, '')}]
        : [];
    });
  });
}

/** Whether a path is one of these or below one. */
export const isOwnAddress = (path: string, addresses: readonly Pick<OwnAddress, 'path'>[]): boolean =>
  addresses.some((own) => path === own.path || path.startsWith(`${own.path}/`));

/** What the site answers itself. */
export interface Answered {
  /** Names of files in the build. */
  readonly files: Iterable<string>;
  readonly redirects: readonly Pick<RedirectRule, 'from'>[];
}

/** The addresses of a file: its own, and that of a page. */
const addressesOf = (file: string): string[] => [`/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`, `/${file}`];

/** Checks that nothing in the site has the address of something else. */
export function checkAddresses(settings: Settings, {files, redirects}: Answered): void {
  const redirectPages = new Set(redirects.map(({from}) => `${from.slice(1)}/index.html`));
  const ofFiles = [...files].filter((file) => !redirectPages.has(file)).flatMap(addressesOf);
  const byLetters = new Set(ofFiles.map((address) => address.toLowerCase()));
  for (const {from} of redirects) {
    if (byLetters.has(from.toLowerCase()))
      throw new Error(`Redirect from "${from}" would hide the file there; delete the row or the file.`);
  }
  const answered = [...ofFiles, ...redirects.map(({from}) => from)];
  for (const {variable, value, path} of ownAddresses(settings)) {
    const letters = path.toLowerCase();
    const met =
      answered.find((address) => address.toLowerCase() === letters) ??
      answered.find((address) => address.toLowerCase().startsWith(`${letters}/`)) ??
      (`${letters}/`.startsWith(`${comparisonPage}/`) ? comparisonPage : undefined);
    if (met === undefined) continue;
    throw new Error(
      `${variable} is "${value}", which is on the site's own host, and the site itself answers ${met || '/'} there. ` +
        'Write an address with a path, or a host, that the site does not use, such as ' +
        `${settings.siteUrl}/dashboard or https://app.example.com.`,
    );
  }
}
