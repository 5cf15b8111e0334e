import type {ThemeConfig} from '@docusaurus/preset-classic';
import {codeTheme} from './codeTheme';

/** The navigation bar and the footer are the site's own (src/shell), so the theme's stay empty. */
export const themeConfig = {
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true, disableSwitch: false},
  // Beyond what the highlighter brings along; src/theme/CodeBlock loads them with it.
  prism: {theme: codeTheme, additionalLanguages: ['bash', 'ini', 'markup-templating', 'php', 'powershell']},
  docs: {sidebar: {hideable: false}},
} satisfies ThemeConfig;
