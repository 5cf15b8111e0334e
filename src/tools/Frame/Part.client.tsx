import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface PartProps {
  /** What its fields are, for those who hear it. */
  readonly label: string;
  /** Above it, where a tool has several parts. */
  readonly title?: string;
  readonly fields: ReactNode;
  /** The answer. */
  readonly children: ReactNode;
}

/** Fields beside their answer: all of a tool, or one part of it. */
export function Part({label, title, fields, children}: PartProps): ReactNode {
  return (
    <>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      <form className={styles.fields} aria-label={label} noValidate onSubmit={(event) => event.preventDefault()}>
        {fields}
      </form>
      <div className={styles.answer}>{children}</div>
    </>
  );
}
