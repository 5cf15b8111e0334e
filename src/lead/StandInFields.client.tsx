import {useState, type Ref} from 'react';
import clsx from 'clsx';
import {Field} from '@site/src/ui/Field';
import type {LeadDialogWords} from './words';
import {draftAnswers} from './draft';
import {LeadFields} from './LeadFields.client';
import {requestField} from './requestWords';
import styles from './LeadFields.module.css';

/**
 * Fields in the place of a form that does not come: those of every lead, and one
 * for each text that was typed into a form that was there before. What is typed goes with the email.
 */
export function StandInFields({words, ref}: {readonly words: LeadDialogWords; readonly ref: Ref<HTMLDivElement>}) {
  const [others] = useState(() => {
    const shown = [...Object.keys(words.fields), requestField, 'message'];
    return draftAnswers().filter(({name, chosen}) => chosen === undefined && !shown.includes(name));
  });
  return (
    <div ref={ref} className={styles.fields}>
      <LeadFields words={words} />
      {others.map(({name, label}) => (
        <Field key={name} label={label}>
          {({className, ...control}) => (
            <textarea className={clsx(className, styles.control)} name={name} rows={3} {...control} />
          )}
        </Field>
      ))}
    </div>
  );
}
