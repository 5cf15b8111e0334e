import type {AllowedDifference} from './compare';

/** Whatever else differs between two builds of one commit is a mistake. */
export const allowedDifferences: readonly AllowedDifference[] = [
  {
    files: /^build\/\.well-known\/security\.txt(?:\.br|\.gz)?$/,
    reason: 'names the day until which it holds, counted from the month of the build (RFC 9116, 2.5.5)',
  },
];
