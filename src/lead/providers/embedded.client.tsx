import {useEffect, useRef, useState, type ReactNode, type SubmitEvent} from 'react';
import {Button} from '@site/src/ui/Button';
import {leadDialogWords} from '../words';
import {LeadFields, type FieldProblems} from '../LeadFields';
import {emailIn, validate} from '../validate';
import type {LeadProvider, ProvidedFormProps} from './provider';
import styles from './embedded.module.css';

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** The site's own form: sends nothing, and the dialog turns what was typed into an email. */
function EmbeddedForm({language, isDue, report}: ProvidedFormProps): ReactNode {
  const words = leadDialogWords[language];
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FieldProblems>({});
  /** Submitted before it was due, and not done yet. */
  const isWaiting = useRef(false);

  useEffect(() => {
    if (!isDue) return;
    report('FORM_READY');
    if (!isWaiting.current) return;
    isWaiting.current = false;
    form.current?.requestSubmit(form.current.querySelector<HTMLButtonElement>('[type=submit]'));
  }, [isDue, report]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isDue) {
      isWaiting.current = true;
      return;
    }
    const email = event.currentTarget.querySelector<HTMLInputElement>('[name=email]');
    // What was copied with the address would not be delivered.
    if (email) email.value = emailIn(email.value);
    const data = new FormData(event.currentTarget);
    const found = validate({email: textOf(data, 'email'), website: textOf(data, 'website')});
    setProblems(found);
    const [firstWrong] = Object.keys(found);
    report(firstWrong === undefined ? 'SUBMITTED' : 'VALIDATION_FAILED');
    if (firstWrong !== undefined) form.current?.querySelector<HTMLElement>(`[name=${firstWrong}]`)?.focus();
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <LeadFields words={words.fields} problems={problems} />
      <Button type="submit" className={styles.submit}>
        {words.submit}
      </Button>
      <p className={styles.note}>{words.notConnected}</p>
    </form>
  );
}

/** Stands in until a form provider is configured. */
export const embeddedProvider: LeadProvider = {
  name: 'embedded',
  delivers: false,
  isInHtml: true,
  loadScript: () => Promise.resolve(),
  Form: EmbeddedForm,
};
