import type {PrismTheme} from 'prism-react-renderer';

/** Syntax colors, as the site's tokens: each already has a light and a dark value. */
export const codeTheme: PrismTheme = {
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
