import {writeCompactIndex} from '@site/src/blog/list/compactIndex';
import type {PostSummary} from '@site/src/blog/summary';

/** As much of a response as the list reads. */
interface Answer {
  readonly ok: boolean;
  readonly status?: number;
  readonly json?: () => Promise<unknown>;
}

/** Answers all fetches from now on; returns the addresses asked for, to which later ones are added. */
export function serveIndex(answer: () => Promise<Answer>): readonly string[] {
  const requests: string[] = [];
  Object.assign(globalThis, {
    fetch: (address: string) => {
      requests.push(address);
      return answer();
    },
  });
  return requests;
}

/** The answer of a server that has the index of these posts. */
export const indexOf = (posts: readonly PostSummary[]) => async (): Promise<Answer> => ({
  ok: true,
  json: async (): Promise<unknown> => JSON.parse(JSON.stringify(writeCompactIndex(posts, '/assets/blog/'))),
});
