import type {ReactNode} from 'react';
import clsx from 'clsx';
import {X} from 'lucide-react';
import * as Radix from '@radix-ui/react-dialog';
import type {Language} from '@site/src/audience';
import styles from './styles.module.css';

export const DialogTitle = Radix.Title;
export const DialogDescription = Radix.Description;

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called once the dialog is gone, to put the focus back where it came from. */
  readonly onReturnFocus: () => void;
  readonly language: Language;
  readonly closeLabel: string;
  /** A sheet keeps to the bottom edge and a side to the left one on every screen; the others are sheets on small ones only. */
  readonly size: 'narrow' | 'wide' | 'sheet' | 'side' | 'top';
  /** Holds one DialogTitle, which names the dialog, and, but for a sheet or a side, one DialogDescription. */
  readonly children: ReactNode;
}

function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null;
}

/**
 * Puts the focus on the dialog rather than its first button: its name is read
 * out, and Tab leads into its content. A field to type in (data-first-focus)
 * gets it instead.
 */
function focusDialog(event: Event): void {
  event.preventDefault();
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const first = event.currentTarget.querySelector<HTMLElement>('[data-first-focus]');
  (first ?? event.currentTarget).focus();
}

/** The frame of the site's dialogs: keeps the focus, closes on Escape, on its button and on a click beside it. */
export function Dialog({open, onClose, onReturnFocus, language, closeLabel, size, children}: DialogProps): ReactNode {
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={clsx(styles.content, styles[size])}
          lang={language}
          {...((size === 'sheet' || size === 'side') && {'aria-describedby': undefined})}
          onOpenAutoFocus={focusDialog}
          onInteractOutside={(event) => isToast(event.target) && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onReturnFocus();
          }}
        >
          <div className={styles.scroller}>{children}</div>
          <Radix.Close className={styles.close}>
            <X size={20} aria-hidden="true" />
            <span className="visually-hidden">{closeLabel}</span>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
