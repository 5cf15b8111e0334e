import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Field} from '@site/src/ui/Field';
import type {LeadDialogWords} from './words';
import type {FieldProblem, LeadFields as Fields} from './validate';
import styles from './LeadFields.module.css';

export type FieldProblems = Partial<Record<keyof Fields, FieldProblem>>;

const fields = [
  {name: 'email', autoComplete: 'email', inputMode: 'email'},
  {name: 'website', autoComplete: 'url', inputMode: 'url'},
] as const;

/**
 * Work email and website address, each with its label and, where something is
 * wrong, its problem in words. Both are fields of text: those for an email
 * address tell nobody where their caret is, which another form has to take over.
 */
export function LeadFields({
  words,
  problems = {},
}: {
  readonly words: LeadDialogWords['fields'];
  readonly problems?: FieldProblems;
}): ReactNode {
  return fields.map(({name, ...attributes}) => {
    const {label, placeholder, problems: problemWords} = words[name];
    const problem = problems[name];
    return (
      <Field key={name} label={label} problem={problem && problemWords[problem]}>
        {({className, ...control}) => (
          <input
            className={clsx(className, styles.control)}
            name={name}
            placeholder={placeholder}
            type="text"
            required
            spellCheck={false}
            autoCapitalize="none"
            {...control}
            {...attributes}
          />
        )}
      </Field>
    );
  });
}
