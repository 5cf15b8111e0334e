/** The parts of an address; a hash begins with its sign, a query is without. */
export function splitAddress(address: string): {path: string; query: string; hash: string} {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? [];
  return {path, query, hash};
}

/** An address in two parts, between which goes the query of a visitor. */
export interface Target {
  /** With a query of its own, if it has one. */
  readonly address: string;
  readonly hash: string;
  /** What joins the visitor's query to it. */
  readonly joint: '?' | '&';
}

/** Splits an address that a redirect leads to. */
export function targetOf(url: string): Target {
  const {path, query, hash} = splitAddress(url);
  return query === '' ? {address: path, hash, joint: '?'} : {address: `${path}?${query}`, hash, joint: '&'};
}

/** The target with both queries, and with its own hash or else the visitor's. */
export function carryOver(url: string, visited: string): string {
  const {address, hash, joint} = targetOf(url);
  const brought = splitAddress(visited);
  return `${address}${brought.query === '' ? '' : `${joint}${brought.query}`}${hash || brought.hash}`;
}
