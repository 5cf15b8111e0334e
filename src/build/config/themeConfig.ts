import type {ThemeConfig} from '@docusaurus/preset-classic';
import {codeTheme} from './codeTheme';

/** The navigation bar and the footer are the site's own (src/shell), so the theme's stay empty. */
export const themeConfig = {
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true, disableSwitch: false},
  // Languages that the highlighter does not include.
  prism: {theme: codeTheme, additionalLanguages: ['bash', 'ini', 'markup-templating', 'php', 'powershell']},
  docs: {sidebar: {hideable: false}},
} satisfies ThemeConfig;
