import {useId, type ReactNode} from 'react';
import type {LeadDialogWords} from '@site/src/data/leadDialog';
import type {Answer} from './answers';
import type {FieldProblem, LeadFields as Fields} from './validate';
import styles from './LeadFields.module.css';

export type FieldProblems = Partial<Record<keyof Fields, FieldProblem>>;

const fields = [
  {name: 'email', type: 'email', autoComplete: 'email', inputMode: 'email'},
  {name: 'website', type: 'text', autoComplete: 'url', inputMode: 'url'},
] as const;

/** Work email and website address, each with its label and, where something is wrong, its problem in words. */
export function LeadFields({
  words,
  problems = {},
  answers = [],
}: {
  readonly words: LeadDialogWords['fields'];
  readonly problems?: FieldProblems;
  /** What the fields hold at first, by name. */
  readonly answers?: readonly Answer[];
}): ReactNode {
  const id = useId();
  return fields.map(({name, ...attributes}) => {
    const {label, placeholder, problems: problemWords} = words[name];
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
          defaultValue={answers.find((answer) => answer.name === name)?.value}
          required
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={problem !== undefined}
          aria-describedby={problem && problemId}
          {...attributes}
        />
        {problem && (
          <p id={problemId} className={styles.problem}>
            {problemWords[problem]}
          </p>
        )}
      </div>
    );
  });
}
