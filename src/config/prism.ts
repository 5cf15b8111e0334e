import type {PrismTheme} from 'prism-react-renderer';

/** Colours by token, so that one theme serves light and dark. */
const codeTheme: PrismTheme = {
  plain: {color: 'var(--ink)', backgroundColor: 'var(--sunken)'},
  styles: [
    {types: ['comment', 'prolog', 'cdata'], style: {color: 'var(--code-comment)'}},
    {types: ['keyword', 'tag', 'selector', 'atrule'], style: {color: 'var(--code-keyword)'}},
    {types: ['string', 'attr-value', 'template-string', 'char'], style: {color: 'var(--code-string)'}},
    {types: ['number', 'boolean', 'constant'], style: {color: 'var(--code-number)'}},
  ],
};

export const prism = {theme: codeTheme, darkTheme: codeTheme};
