import eslint from '@eslint/js';
import {defineConfig, globalIgnores} from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import browserCode from './src/build/plugins/browser-files/browserCodeRule.mjs';

export default defineConfig(
  globalIgnores([
    '.benchmark/',
    'build*/',
    'coverage/',
    'node_modules/',
    '.docusaurus*/',
    '.wrangler/',
    'playwright-report/',
    'test-results/',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      // Types are narrowed or validated, never asserted; `as const` stays allowed.
      '@typescript-eslint/consistent-type-assertions': ['error', {assertionStyle: 'never'}],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      // An event handler may be async; a forgotten await elsewhere is still an error.
      '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true},
      ],
      // `() => {}` says that nothing is to be done.
      '@typescript-eslint/no-empty-function': ['error', {allow: ['arrowFunctions']}],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
  },
  {
    files: ['**/*.mjs', 'tests/**'],
    languageOptions: {globals: globals.node},
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {site: browserCode},
    rules: {'site/browser-code': 'error'},
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      // Stand-ins for callbacks do nothing, and say so by being empty.
      '@typescript-eslint/no-empty-function': 'off',
      // jest.fn() and expect.any() are typed as any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // A stand-in is as asynchronous as what it stands in for.
      '@typescript-eslint/require-await': 'off',
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
  {
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', {allow: ['error', 'warn', 'info']}],
      'object-shorthand': 'error',
      'prefer-template': 'error',
    },
  },
  // A sample's output is what its reader looks for.
  {files: ['**/*.mjs', 'src/build/**', 'src/blog/plugin/**', 'docs/samples/**'], rules: {'no-console': 'off'}},
);
