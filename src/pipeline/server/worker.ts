import {meaningIn, type Row} from './addresses';
import {answer, type BuiltSite} from './answer';

/** Every page and redirect of the site, which wrangler inserts from build/.hosting/wrangler.json. */
declare const SITE_PAGES: readonly string[];
declare const SITE_REDIRECTS: readonly Row[];

const meant = meaningIn(SITE_PAGES, SITE_REDIRECTS);

/** Cloudflare's entry point; build/.hosting/wrangler.json says which paths come here and binds the built site. */
export default {
  fetch: (request: Request, environment: {readonly ASSETS: BuiltSite}): Promise<Response> =>
    answer(request, environment.ASSETS, meant),
};
