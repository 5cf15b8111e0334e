/** Where the pictures' script tag comes from: short enough for a phone's width, on a reserved domain. */
export const scriptTagAddress = 'https://example.com/tag.js';
