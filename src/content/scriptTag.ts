import {placeholder} from '../lib/placeholder';

/** What the code in docs is written and tested with; the build shows the address and the name below in their place. */
export const writtenTag: {readonly address: string; readonly global: string} = {
  address: 'https://example.com/tag.js',
  global: 'tailor',
};

/** Where the script tag loads from: on a reserved domain, and short enough for a phone's width. */
export const scriptTagAddress = placeholder('address of the script tag', writtenTag.address);

/** The global that the script makes; samples and guides call it by this name. */
export const scriptGlobal = placeholder('name of the global that the script makes', writtenTag.global);

/** The tag to copy. */
export const scriptTag = `<script async src="${scriptTagAddress}"></script>`;
