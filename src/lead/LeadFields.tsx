import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Field} from '@site/src/ui/Field';
import type {LeadDialogWords} from './words';
import {leadFields, type FieldProblems} from './leadFields';
import styles from './LeadFields.module.css';

/**
 * The fields of a lead, each with its label and, where something is
 * wrong, its problem in words. All are fields of text: those for an email
 * address tell nobody where their caret is, which another form has to take over.
 */
export function LeadFields({
  words,
  problems = {},
}: {
  readonly words: LeadDialogWords['fields'];
  readonly problems?: FieldProblems;
}): ReactNode {
  return leadFields.map(({name, kind}) => {
    const {label, placeholder, problems: problemWords} = words[name];
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
}
