import {useEffect, useRef} from 'react';
import {Copy, Mail, Pencil, RotateCw} from 'lucide-react';
import {Button, ButtonLink} from '@site/src/ui/Button';
import type {LeadDialogWords, ReachOutReason} from './words';
import {copyText} from '@site/src/ui/toasts';
import {messageHref, messageText, type Answer} from './answers';
import {requestField, requestIn} from './requestWords';
import styles from './ReachOut.module.css';

export interface ReachOutProps {
  readonly reason: ReachOutReason;
  readonly words: LeadDialogWords;
  readonly address: string;
  readonly answers: readonly Answer[];
  readonly onRetry: () => void;
  /** Shows what was typed, to change it; undefined while it is shown. */
  readonly onChange: (() => void) | undefined;
}

/** The way out when the form does not deliver: an email with what was typed, to open or to copy. */
export function ReachOut({reason, words, address, answers, onRetry, onChange}: ReachOutProps) {
  const {reachOut, request} = words;
  const message = request.of(requestIn(answers));
  // The message says it in its first words.
  const told = answers.filter(({name}) => name !== requestField);
  const text = messageText(message, told);
  const section = useRef<HTMLElement>(null);

  // After a submission this is where the visitor goes on; in trouble they may still be typing.
  useEffect(() => {
    if (reason === 'byEmail') section.current?.focus();
  }, [reason]);

  return (
    <section ref={section} className={styles.reachOut} aria-label={reachOut.label} tabIndex={-1}>
      <div className={styles.email}>
        <dl className={styles.head}>
          <dt>{reachOut.to}</dt>
          <dd>{address}</dd>
          <dt>{reachOut.subject}</dt>
          <dd>{message.subject}</dd>
        </dl>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink
          to={messageHref(address, message, told)}
          target="_self"
          kind={reason === 'byEmail' ? 'primary' : 'secondary'}
        >
          <Mail size={18} aria-hidden="true" />
          {reachOut.write}
        </ButtonLink>
        <Button kind="secondary" onClick={() => void copyText(text, reachOut.copying)}>
          <Copy size={18} aria-hidden="true" />
          {reachOut.copy}
        </Button>
        {reason === 'byEmail' && onChange !== undefined && (
          <Button kind="secondary" onClick={onChange}>
            <Pencil size={18} aria-hidden="true" />
            {reachOut.change}
          </Button>
        )}
        {reason === 'failed' && (
          <Button kind="secondary" onClick={onRetry}>
            <RotateCw size={18} aria-hidden="true" />
            {reachOut.retry}
          </Button>
        )}
      </div>
    </section>
  );
}
