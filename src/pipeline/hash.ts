import {createHash} from 'node:crypto';

/** A short hash of a content, for names that change with it. */
export const hashOf = (content: string | Uint8Array, length = 8): string =>
  createHash('sha256').update(content).digest('hex').slice(0, length);
