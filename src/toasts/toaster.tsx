import type {CSSProperties} from 'react';
import {createRoot} from 'react-dom/client';
import {Toaster, toast} from 'sonner';
import {currentDialog} from '@site/src/dialogs/dialogs';

/** The site's tokens, which follow the colour theme, in place of sonner's own two palettes. */
const style: CSSProperties & Readonly<Record<`--${string}`, string>> = {
  '--normal-bg': 'var(--surface)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--edge)',
  '--border-radius': 'var(--radius-s)',
  fontFamily: 'var(--text)',
};

let host: HTMLElement | undefined;

function createHost(): HTMLElement {
  const created = document.createElement('div');
  createRoot(created).render(<Toaster style={style} />);
  return created;
}

/** Shows a toast; within an open dialog while there is one, as all else is under it and out of reach. */
export function show(message: string): void {
  host ??= createHost();
  const dialog = currentDialog();
  const place = dialog ?? document.body;
  if (host.parentElement !== place) place.append(host);
  dialog?.addEventListener('close', () => host && document.body.append(host), {once: true});
  toast(message);
}
