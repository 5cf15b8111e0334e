import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {InlineCode} from '@site/src/ui/InlineCode';
import {Disclosure} from '@site/src/ui/Disclosure';
import type {ApiResponse} from './reference';
import {SchemaLink} from './SchemaLink';
import {TextWithCode} from './TextWithCode';
import styles from './styles.module.css';

export interface AnswerProps extends ApiResponse {
  /** Of the answers with this name, the browser shows one at a time. */
  readonly group: string;
  readonly isOpen: boolean;
}

/** What may come back from a call: its status, its headers and its body. */
export function Answer({group, isOpen, status, description, headers, schema, example}: AnswerProps): ReactNode {
  return (
    <Disclosure
      className={styles.answer}
      name={group}
      open={isOpen}
      title={
        <span>
          <code>{status}</code> <TextWithCode text={description} />
        </span>
      }
    >
      <ul>
        {headers.map((header) => (
          <li key={header.name}>
            <InlineCode>{`${header.name}: ${header.example}`}</InlineCode> {header.description}
          </li>
        ))}
        <li>Body: {schema === undefined ? 'none' : <SchemaLink name={schema} />}</li>
      </ul>
      {example !== undefined && (
        <CodeBlock language="json" title={`Example of a ${status} response`}>
          {example}
        </CodeBlock>
      )}
    </Disclosure>
  );
}
