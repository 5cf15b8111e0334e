import {withParameters} from './parameters';

/** The parameters that look and check. */
export const previewParameters = ['preview_mode', 't_healthcheck'] as const;

/** What a preview link shows. */
export type Preview = 'treatment' | 'control' | 'healthCheck';

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
