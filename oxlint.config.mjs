import eslint from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * The rules are those of ESLint's presets, held by oxlint, which takes a
 * seventh of the time. It refuses a rule or an option that it does not know, so
 * that a new version of a preset cannot lose one unseen; these it has not got:
 */
const absent = [
  // In a module both are errors of syntax.
  'no-dupe-args',
  'no-octal',
  // They read the options of React's compiler, which this site does not run.
  'react-hooks/config',
  'react-hooks/gating',
  // It keeps look-alikes out of where a class's own instances belong; the few classes here are mostly errors.
  '@typescript-eslint/no-unsafe-class-instance-assignment',
];

/** What oxlint calls the plugins. */
const oxlintName = (rule) => rule.replace('@typescript-eslint/', 'typescript/').replace('react-hooks/', 'react/');

/** The rules of ESLint presets that have the given state, by oxlint's names. */
function rulesOf(presets, wanted = (state) => state !== 'off' && state !== 0) {
  const rules = Object.assign({}, ...presets.flat().map((preset) => preset.rules));
  return Object.fromEntries(
    Object.entries(rules)
      .filter(([rule, setting]) => !absent.includes(rule) && wanted([setting].flat()[0]))
      .map(([rule, setting]) => [oxlintName(rule), setting]),
  );
}

const forEveryFile = rulesOf([eslint.configs.recommended]);
const forTypes = [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked];
/** The compiler or a rule with types does the work of these; the presets also turn off some that have been on nowhere. */
const doneByTypes = Object.keys(rulesOf(forTypes, (state) => state === 'off')).filter((rule) => rule in forEveryFile);

export default {
  ignorePatterns: [
    '/.benchmark/',
    '/build*/',
    '/coverage/',
    '/node_modules/',
    '/.docusaurus*/',
    '/.wrangler/',
    '/playwright-report/',
    '/test-results/',
    // Its types are those of Next.js, whose own build checks it weekly.
    '/docs/samples/nextjs-nonce/',
    // Its mistakes are meant: tests/content/linter.test.ts.
    '/tests/fixtures/lint/',
  ],
  options: {typeAware: true, reportUnusedDisableDirectives: 'error', maxWarnings: 0},
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: [{name: 'site', specifier: './src/pipeline/lint/browserCode.mjs'}],
  // oxlint's own choice, in place of which the presets are here.
  categories: {correctness: 'off'},
  env: {builtin: true},
  rules: {
    ...forEveryFile,
    eqeqeq: 'error',
    'no-console': ['error', {allow: ['error', 'warn', 'info']}],
    'object-shorthand': 'error',
    'prefer-template': 'error',
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx,mts}'],
      rules: {
        ...Object.fromEntries(doneByTypes.map((rule) => [rule, 'off'])),
        ...rulesOf(forTypes),
        // Types are narrowed or validated, never asserted; `as const` stays allowed.
        'typescript/consistent-type-assertions': ['error', {assertionStyle: 'never'}],
        'typescript/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
        'typescript/no-import-type-side-effects': 'error',
        'typescript/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
        'typescript/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
        // An event handler may be async; a forgotten await elsewhere is still an error.
        'typescript/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
        'typescript/restrict-template-expressions': ['error', {allowNumber: true}],
        'typescript/no-confusing-void-expression': [
          'error',
          {ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true},
        ],
        // `() => {}` says that nothing is to be done.
        'typescript/no-empty-function': ['error', {allow: ['arrowFunctions']}],
      },
    },
    {
      files: ['**/*.tsx'],
      rules: {
        ...rulesOf([jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended]),
        // Where the preset gives no options, oxlint is laxer than the plugin unless it is told what that has.
        'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', {}],
        'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: [], roles: []}],
        'jsx-a11y/no-static-element-interactions': [
          'error',
          {
            handlers: [
              ...['onBlur', 'onClick', 'onContextMenu', 'onDblClick', 'onDoubleClick', 'onDrag', 'onDragEnd'],
              ...['onDragEnter', 'onDragExit', 'onDragLeave', 'onDragOver', 'onDragStart', 'onDrop', 'onFocus'],
              ...['onKeyDown', 'onKeyPress', 'onKeyUp', 'onMouseDown', 'onMouseEnter', 'onMouseLeave'],
              ...['onMouseMove', 'onMouseOut', 'onMouseOver', 'onMouseUp'],
            ],
          },
        ],
      },
    },
    {files: ['**/*.mjs', 'tests/**'], env: {node: true}},
    {files: ['**/*.cjs'], env: {commonjs: true}},
    {files: ['src/**/*.{ts,tsx}'], rules: {'site/browser-code': 'error'}},
    {
      files: ['tests/**/*.{ts,tsx}'],
      rules: {
        // Stand-ins for callbacks do nothing, and say so by being empty.
        'typescript/no-empty-function': 'off',
        // jest.fn() and expect.any() are typed as any.
        'typescript/no-unsafe-assignment': 'off',
        // A stand-in is as asynchronous as what it stands in for.
        'typescript/require-await': 'off',
      },
    },
    {
      files: ['tests/e2e/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {name: '@playwright/test', importNames: ['test'], message: 'Use `test` of tests/support/browserTest.ts.'},
        ],
      },
    },
    // A sample's output is what its reader looks for.
    {files: ['**/*.mjs', 'src/pipeline/**', 'src/blog/plugin/**', 'docs/samples/**'], rules: {'no-console': 'off'}},
  ],
};
