import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {PrismTheme} from 'prism-react-renderer';
import type {Config} from '@docusaurus/types';
import {siteColor} from '../colorTokens';

/** Syntax colors, as the site's tokens: each already has a light and a dark value. */
const codeTheme: PrismTheme = {
  plain: {color: 'var(--ink)', backgroundColor: 'var(--sunken)'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: 'var(--code-comment)', fontStyle: 'italic'}},
    {
      types: ['keyword', 'tag', 'operator', 'selector', 'atrule', 'important', 'builtin', 'class-name', 'function'],
      style: {color: 'var(--indigo)'},
    },
    {types: ['string', 'char', 'attr-value', 'url', 'regex', 'inserted'], style: {color: 'var(--code-string)'}},
    {types: ['number', 'boolean', 'constant', 'symbol', 'attr-name'], style: {color: 'var(--code-number)'}},
    {types: ['punctuation', 'property', 'variable', 'parameter'], style: {color: 'var(--ink)'}},
    {types: ['deleted'], style: {color: 'var(--alarm)'}},
  ],
};

/** The navigation bar and the footer are the site's own (src/shell), so the theme's stay empty. */
export const themeConfig = {
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true, disableSwitch: false},
  // Languages that the highlighter does not include.
  prism: {theme: codeTheme, additionalLanguages: ['bash', 'ini', 'markup-templating', 'php', 'powershell']},
  docs: {sidebar: {hideable: false}},
} satisfies ThemeConfig;

/** Head tags of every page: the color of the browser's own bars in each theme. */
export const headTags = (['light', 'dark'] as const).map((theme) => ({
  tagName: 'meta',
  attributes: {
    name: 'theme-color',
    content: siteColor('paper', theme),
    media: `(prefers-color-scheme: ${theme})`,
    // The visitor's choice changes which one counts (src/shell/ThemeSwitch).
    'data-color-of': theme,
  },
})) satisfies Config['headTags'];
