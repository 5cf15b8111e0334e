import {useId, type ReactNode} from 'react';
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
  const id = useId();
  return fields.map(({name, ...attributes}) => {
    const {label, placeholder, problems: countProblems} = words[name];
    const problem = problems[name];
    const problemId = `${id}-${name}-problem`;
    return (
      <div key={name} className={styles.field}>
        <label className={styles.label} htmlFor={`${id}-${name}`}>
          {label}
        </label>
        <input
          id={`${id}-${name}`}
          className={styles.input}
          name={name}
          placeholder={placeholder}
          type="text"
          required
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={problem !== undefined}
          aria-describedby={problem && problemId}
          {...attributes}
        />
        {problem && (
          <p id={problemId} className={styles.problem}>
            {countProblems[problem]}
          </p>
        )}
      </div>
    );
  });
}
