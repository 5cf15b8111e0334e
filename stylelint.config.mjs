/** Widths, in pixels, at which layouts change: a window is either at least as wide, or at most 0.02 pixels less. */
const widths = [380, 480, 600, 768, 900, 997, 1100, 1280];

/** @type {import('stylelint').Config} */
export default {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'media-feature-name-value-allowed-list': [
      {
        'min-width': widths.map((width) => `${width}px`),
        'max-width': widths.map((width) => `${width - 0.02}px`),
      },
      {message: `Layouts change at ${widths.join(', ')} pixels only (stylelint.config.mjs).`},
    ],
    'property-disallowed-list': [
      ['composes'],
      {message: 'A page would have the other file twice: give the element both classes in its markup.'},
    ],
    // 997 is where Docusaurus's own styles change.
    'media-feature-range-notation': 'prefix',
  },
  overrides: [
    {
      files: ['src/**/*.module.css'],
      rules: {'color-no-hex': [true, {message: 'A color is a token of src/css/tokens.css, which both themes have.'}]},
    },
  ],
};
