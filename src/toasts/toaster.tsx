import type {CSSProperties} from 'react';
import {createRoot} from 'react-dom/client';
import {Toaster, toast} from 'sonner';

/** The site's tokens, which follow the colour theme, in place of sonner's own two palettes. */
const style: CSSProperties & Readonly<Record<`--${string}`, string>> = {
  '--normal-bg': 'var(--surface)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--edge)',
  '--border-radius': 'var(--radius-s)',
  fontFamily: 'var(--text)',
  // A modal dialog makes everything outside it deaf to the pointer.
  pointerEvents: 'auto',
};

let mounted = false;

/** Toasts live beside the page's own tree, so that navigation does not take them away. */
export function show(message: string): void {
  if (!mounted) {
    const host = document.createElement('div');
    document.body.append(host);
    createRoot(host).render(<Toaster style={style} />);
    mounted = true;
  }
  toast(message);
}
