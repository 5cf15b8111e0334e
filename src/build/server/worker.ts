import {answer, type BuiltSite} from './answer';

/** Cloudflare's entry point; build/.hosting/wrangler.json says which paths come here and binds the built site. */
export default {
  fetch: (request: Request, environment: {readonly ASSETS: BuiltSite}): Promise<Response> =>
    answer(request, environment.ASSETS),
};
