import {useState, type Ref} from 'react';
import clsx from 'clsx';
import {Field} from '@site/src/ui/Field';
import type {LeadDialogWords} from './words';
import {draftAnswers} from './draft';
import {leadFields, type FieldProblems} from './leadFields';
import {requestField, requests} from './requestWords';
import styles from './LeadFields.module.css';

/**
 * The fields of a lead, each with its label and, where something is
 * wrong, its problem in words; then what is asked for, and words about it. Those of a line are fields of text: one for
 * an email address tells nobody where its caret is, which another form has to take over.
 */
export function LeadFields({
  words,
  problems = {},
}: {
  readonly words: LeadDialogWords;
  readonly problems?: FieldProblems;
}) {
  const [asked, setAsked] = useState('trial');
  const lines = leadFields.map(({name, kind}) => {
    const {label, placeholder, problems: problemWords} = words.fields[name];
    const problem = problems[name];
    return (
      <Field key={name} label={label} problem={problem && problemWords[problem]}>
        {({className, ...control}) => (
          <input
            className={clsx(className, styles.control)}
            name={name}
            autoComplete={kind}
            inputMode={kind}
            placeholder={placeholder}
            type="text"
            required
            spellCheck={false}
            autoCapitalize="none"
            {...control}
          />
        )}
      </Field>
    );
  });
  return (
    <>
      {lines}
      <Field label={words.request.label}>
        {({className, ...control}) => (
          <select
            className={clsx(className, styles.control)}
            name={requestField}
            onChange={({currentTarget}) => setAsked(currentTarget.value)}
            {...control}
          >
            {requests.map((request) => (
              <option key={request} value={request}>
                {words.request.of(request).choice}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={words.request.of(asked).detail}>
        {({className, ...control}) => (
          <textarea
            className={clsx(className, styles.control)}
            name="message"
            rows={2}
            placeholder={words.request.optional}
            {...control}
          />
        )}
      </Field>
    </>
  );
}

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
