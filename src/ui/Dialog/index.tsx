import type {ReactNode} from 'react';
import clsx from 'clsx';
import {X} from 'lucide-react';
import {PerLanguage, useLabel} from '../PerAudience';
import type {Language} from '@site/src/lib/audience';
import {dialogId, type DialogName} from './opensDialog';
import styles from './styles.module.css';

interface PartProps {
  readonly dialog: DialogName;
  readonly language: Language;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const partId = (part: string, dialog: DialogName, language: Language): string =>
  `${dialogId(dialog)}-${part}-${language}`;

/** Names the dialog that it is in. */
export function DialogTitle({dialog, language, className, children}: PartProps) {
  return (
    <h2 id={partId('title', dialog, language)} className={className}>
      {children}
    </h2>
  );
}

/** Describes the dialog that it is in. */
export function DialogDescription({dialog, language, className, children}: PartProps) {
  return (
    <p id={partId('description', dialog, language)} className={className}>
      {children}
    </p>
  );
}

const close = {en: 'Close', de: 'Schließen'};

export interface DialogProps {
  readonly name: DialogName;
  readonly closeLabel?: Readonly<Record<Language, string>>;
  /** A sheet keeps to the bottom edge and a side to the left one on every screen; the others are sheets on small ones only. */
  readonly size: 'narrow' | 'wide' | 'full' | 'sheet' | 'side' | 'top';
  /** The content in a language: one DialogTitle and, but for a sheet or a side, one DialogDescription. */
  readonly children: (language: Language) => ReactNode;
  /** What it says without scripts, where a browser opens it by itself. */
  readonly withoutScript?: ReactNode;
}

/** The button in the corner of a dialog. */
function Close({label}: {readonly label: Readonly<Record<Language, string>>}) {
  return (
    <form method="dialog">
      <button type="submit" className={styles.close} {...useLabel('aria-label', label)}>
        <X size={20} aria-hidden="true" />
      </button>
    </form>
  );
}

/** The frame of the site's dialogs: a native one, which keeps the focus and closes on Escape, on its button and on a click beside it. */
export function Dialog({name, closeLabel = close, size, children, withoutScript}: DialogProps) {
  const described = size !== 'sheet' && size !== 'side';
  const ids = (part: string): string => `${partId(part, name, 'en')} ${partId(part, name, 'de')}`;
  return (
    <dialog
      id={dialogId(name)}
      className={clsx(styles.content, styles[size])}
      tabIndex={-1}
      aria-labelledby={ids('title')}
      aria-describedby={described ? ids('description') : undefined}
      data-dialog={name}
      data-print="hide"
      data-search="skip"
      data-in-template
    >
      {withoutScript !== undefined && (
        <noscript>
          <div className={styles.withoutScript}>{withoutScript}</div>
          <Close label={closeLabel} />
        </noscript>
      )}
      <PerLanguage as="div">{(language) => <div className={styles.scroller}>{children(language)}</div>}</PerLanguage>
      <Close label={closeLabel} />
    </dialog>
  );
}
