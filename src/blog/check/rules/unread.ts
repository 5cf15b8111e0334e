import type {Rule} from './rule';

/** All that was written can be read. */
export const unread: Rule = ({file, unread: parts}) => parts.map((part) => ({file, ...part}));
