import {splitAddress} from '@site/src/lib/redirectTarget';

/** A parameter to add to an address, its value as it is to stand there; without one, the name alone. */
export interface AddedParameter {
  readonly name: string;
  readonly value?: string;
}

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
  const {path, query: sent, hash} = splitAddress(address);
  const gone = new Set([...dropped, ...added.map(({name}) => name)]);
  const kept = sent.split('&').filter((pair) => pair !== '' && !gone.has(pair.split('=', 1)[0] ?? ''));
  const query = [...kept, ...added.map(({name, value}) => (value === undefined ? name : `${name}=${value}`))].join('&');
  return `${path}${query === '' ? '' : `?${query}`}${hash}`;
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
