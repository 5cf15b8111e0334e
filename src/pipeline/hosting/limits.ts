/** https://developers.cloudflare.com/workers/static-assets/headers/: what is beyond these is ignored. */
export const longestHeaderLine = 2000;
export const mostHeaderRules = 100;

/** https://developers.cloudflare.com/workers/static-assets/routing/worker-script/ */
export const mostWorkerPaths = 100;
export const longestWorkerPath = 100;

/** https://developers.cloudflare.com/workers/platform/limits/, of the free plan. With the paid one write `paid`. */
const plans = {
  free: {files: 20_000, worker: 3_000_000},
  paid: {files: 100_000, worker: 10_000_000},
} as const;
export const plan: keyof typeof plans = 'free';
export const {files: mostFiles, worker: largestWorker} = plans[plan];
export const largestFile = 25 * 1024 * 1024;

/** nginx reads its configuration in pieces of 4,096 bytes, and a parameter has to be in one: NGX_CONF_BUFFER. */
export const longestParameter = 4000;

/** Proxies and clients take at least so many bytes of headers; what servers add to ours needs a part of them. */
export const mostHeaderBytes = 8192 - 1024;
