/** Widths, in pixels, at which layouts change: a window is either at least as wide, or at most 0.02 pixels less. */
const widths = [380, 480, 600, 768, 900, 997, 1100, 1280];

/** A token of src/css/tokens.css, a size that follows what is around it, or points, which only paper has. */
const sizes = String.raw`var\(--(?:caption|small|body|lead|title|heading|h2|h1)\)|[\d.]+(?:em|pt|cq\w+|%)|inherit`;

/** In the pixels of a drawing. */
const drawnSizes = String.raw`[\d.]+px|clamp\(.*cq\w+.*\)|${sizes}`;

/** @param {string} allowed */
const fontSizes = (allowed) => [
  {
    'font-size': [`/^(?:${allowed})$/`],
    font: [`/^(?:(?:bold|italic|\\d00) )*(?:${allowed})(?:\\s*\\/|\\s|$)/`],
  },
  {message: 'Type comes in the eight sizes of src/css/tokens.css; in drawings (stylelint.config.mjs) in their pixels.'},
];

/** Pictures whose letters are drawn in their own pixels. */
const drawings = [
  'src/docs/DocCards/DocPicture',
  'src/pages/team/_TeamDrawing',
  'src/pages/vs/_TwoWays',
  'src/player/stage',
];

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
      ['composes', 'user-select'],
      {
        message:
          'composes: a page would have the other file twice; give the element both classes in its markup. ' +
          'user-select: readers copy what they read.',
      },
    ],
    'declaration-property-unit-disallowed-list': [
      {'max-height': ['vh']},
      {message: 'On a phone 100vh ends below the bar of the browser: write dvh.'},
    ],
    // What a browser does not know it leaves out without a word.
    'at-rule-no-unknown': true,
    'at-rule-prelude-no-invalid': true,
    'at-rule-descriptor-no-unknown': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-properties': [true, {ignore: ['consecutive-duplicates-with-different-values']}],
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-property-value-no-unknown': true,
    'function-no-unknown': true,
    'media-feature-name-no-unknown': true,
    'media-feature-name-value-no-unknown': true,
    'named-grid-areas-no-invalid': true,
    'no-duplicate-selectors': true,
    'no-unknown-animations': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': true,
    'declaration-property-value-allowed-list': fontSizes(sizes),
    'declaration-property-value-disallowed-list': [
      {'touch-action': ['/^(?!auto$|manipulation$|pan-y pinch-zoom$)/']},
      {message: 'A finger there has to scroll and to zoom the page: write pan-y pinch-zoom.'},
    ],
    // 997 is where Docusaurus's own styles change.
    'media-feature-range-notation': 'prefix',
  },
  overrides: [
    {
      files: ['src/**/*.module.css'],
      rules: {'color-no-hex': [true, {message: 'A color is a token of src/css/tokens.css, which both themes have.'}]},
    },
    {
      files: drawings.map((folder) => `${folder}/*.css`),
      rules: {'declaration-property-value-allowed-list': fontSizes(drawnSizes)},
    },
  ],
};
