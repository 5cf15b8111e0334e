import {answer, letters, type BuiltSite} from './answer';

/** Every address of the site, which wrangler inserts from build/.hosting/wrangler.json. */
declare const SITE_ADDRESSES: readonly string[];

const inOwnLetters = letters(SITE_ADDRESSES);

/** Cloudflare's entry point; build/.hosting/wrangler.json says which paths come here and binds the built site. */
export default {
  fetch: (request: Request, environment: {readonly ASSETS: BuiltSite}): Promise<Response> =>
    answer(request, environment.ASSETS, inOwnLetters),
};
