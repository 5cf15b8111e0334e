import {useEffect, useRef, useState, type SubmitEvent} from 'react';
import type {Language} from '@site/src/lib/audience';
import {Button} from '@site/src/ui/Button';
import {leadDialogWords} from '../words';
import {LeadFields} from '../LeadFields.client';
import {leadFields, validate, type FieldProblems} from '../leadFields';
import type {FormReport} from './provider';
import styles from './embedded.module.css';

interface EmbeddedFormProps {
  readonly language: Language;
  /** Whether the life cycle has come to the form, which may now say that it is ready. */
  readonly isDue: boolean;
  readonly report: (report: FormReport) => void;
}

/**
 * The site's own form, where no provider is configured: a request by email, which the dialog writes from what was typed
 * and the visitor sends. It is in the HTML, and so can be typed into from the start.
 */
export function EmbeddedForm({language, isDue, report}: EmbeddedFormProps) {
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
    const values: Record<string, string> = {};
    for (const {name, read} of leadFields) {
      const control = event.currentTarget.querySelector<HTMLInputElement>(`[name=${name}]`);
      // What was copied with an address would not be delivered.
      if (control) values[name] = control.value = read(control.value);
    }
    const found = validate(values);
    setProblems(found);
    const [firstWrong] = Object.keys(found);
    report(firstWrong === undefined ? 'SUBMITTED' : 'VALIDATION_FAILED');
    if (firstWrong !== undefined) form.current?.querySelector<HTMLElement>(`[name=${firstWrong}]`)?.focus();
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.note}>{words.byEmail}</p>
      <LeadFields words={words} problems={problems} />
      <Button type="submit" className={styles.submit}>
        {words.submit}
      </Button>
    </form>
  );
}
