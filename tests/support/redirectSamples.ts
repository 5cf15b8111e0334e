/** Redirects that tests try on both engines. */
import type {OutsideAddress} from '../../src/lib/redirects';

/** The settings that a redirect may lead to. */
export const toSettings = ['appUrl', 'demoVideoUrl'] as const satisfies readonly OutsideAddress[];

export interface RedirectSample {
  readonly from: string;
  readonly target: string;
  readonly url: string;
  readonly external: boolean;
}

/** Where the query of a visitor belongs, by what a URL is made of. */
export function expectedFrom(target: string, query: string): string {
  const url = new URL(target, 'http://site.test');
  const parts = [url.search, query].map((part) => part.replace(/^\?/, '')).filter((part) => part !== '');
  return new URL(`${url.origin}${url.pathname}${parts.length > 0 ? `?${parts.join('&')}` : ''}${url.hash}`).href;
}
