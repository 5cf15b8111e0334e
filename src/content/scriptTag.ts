import {placeholder} from '../lib/placeholder';

/** Where the script tag loads from: on a reserved domain, and short enough for a phone's width. */
export const scriptTagAddress = placeholder('address of the script tag', 'https://example.com/tag.js');

/** The global that the script makes; samples and guides call it by this name. */
export const scriptGlobal = placeholder('name of the global that the script makes', 'tailor');

/** The tag to copy. */
export const scriptTag = `<script async src="${scriptTagAddress}"></script>`;
