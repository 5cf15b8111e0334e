/** A parameter to add to an address, its value as it is to stand there; without one, the name alone. */
export interface AddedParameter {
  readonly name: string;
  readonly value?: string;
}

/** An address in three parts: before the query, the pairs of the query, and what follows from the # on. */
function partsOf(address: string): {readonly page: string; readonly pairs: readonly string[]; readonly hash: string} {
  const hashAt = address.indexOf('#');
  const [beforeHash, hash] = hashAt === -1 ? [address, ''] : [address.slice(0, hashAt), address.slice(hashAt)];
  const queryAt = beforeHash.indexOf('?');
  if (queryAt === -1) return {page: beforeHash, pairs: [], hash};
  const pairs = beforeHash.slice(queryAt + 1).split('&');
  return {page: beforeHash.slice(0, queryAt), pairs: pairs.filter((pair) => pair !== ''), hash};
}

/** What an address has from its # on: '' or '#plans'. */
export const hashOf = (address: string): string => partsOf(address).hash;

/**
 * An address with parameters added at the end of its query, before the #.
 * Those that it had by these names, or by the names of `dropped`, are gone;
 * all else stays as it was written.
 */
export function withParameters(
  address: string,
  added: readonly AddedParameter[],
  dropped: readonly string[] = [],
): string {
  const {page, pairs, hash} = partsOf(address);
  const gone = new Set([...dropped, ...added.map(({name}) => name)]);
  const kept = pairs.filter((pair) => !gone.has(pair.split('=', 1)[0] ?? ''));
  const query = [...kept, ...added.map(({name, value}) => (value === undefined ? name : `${name}=${value}`))].join('&');
  return `${page}${query === '' ? '' : `?${query}`}${hash}`;
}

/** The parameters that look and check. */
export const previewParameters = ['preview_mode', 't_healthcheck'] as const;

/** What a preview link shows. */
type Preview = 'treatment' | 'control' | 'healthCheck';

/** As in docs/ab-testing.mdx, "Preview Modes", and docs/install.mdx, "Check it". */
const added = {
  treatment: {name: 'preview_mode', value: 'treatment'},
  control: {name: 'preview_mode', value: 'control'},
  // It takes no value, and no equals sign.
  healthCheck: {name: 't_healthcheck'},
} as const;

export const previewNames: Readonly<Record<Preview, string>> = {
  treatment: 'Tailored version',
  control: 'Original',
  healthCheck: 'Health check of the script tag',
};

/** The links to look at each version of a page and to check its tag; its other parameters stay. */
export const previewLinks = (address: string): readonly {readonly preview: Preview; readonly address: string}[] =>
  (['treatment', 'control', 'healthCheck'] as const).map((preview) => ({
    preview,
    address: withParameters(address, [added[preview]], previewParameters),
  }));
