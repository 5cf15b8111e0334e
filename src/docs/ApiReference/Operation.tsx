import {Fragment} from 'react';
import Heading from '@theme/Heading';
import {InlineCode} from '@site/src/ui/InlineCode';
import type {ApiOperation, ApiResponse} from './reference';
import {Fields, TextWithCode, SchemaLink} from './Fields';
import styles from './styles.module.css';
import CodeBlock from '@theme/CodeBlock';
import {Disclosure} from '@site/src/ui/Disclosure';

interface AnswerProps extends ApiResponse {
  /** Of the answers with this name, the browser shows one at a time. */
  readonly group: string;
  readonly isOpen: boolean;
}

/** What may come back from a call: its status, its headers and its body. */
function Answer({group, isOpen, status, description, headers, schema, example}: AnswerProps) {
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
        <li>Body: {schema === undefined ? 'not described' : <SchemaLink name={schema} />}</li>
      </ul>
      {example !== undefined && (
        <CodeBlock language="json" title={`Example of a ${status} response`}>
          {example}
        </CodeBlock>
      )}
    </Disclosure>
  );
}

/** One call: its address, what it sends and what may come back. */
export function Operation({id, method, address, summary, description, headers, samples, responses}: ApiOperation) {
  return (
    <>
      <Heading as="h3" id={id}>
        {summary}
      </Heading>
      <p className={styles.request}>
        <span className={styles.method}>{method}</span> <InlineCode>{address}</InlineCode>
      </p>
      <p>
        <TextWithCode text={description} />
      </p>
      <p>
        In code:{' '}
        {samples.map(({label, shown}, index) => (
          <Fragment key={label}>
            {index > 0 && ', '}
            <a href={`#${shown}`}>{label}</a>
          </Fragment>
        ))}
        .
      </p>
      <Heading as="h4" id={`${id}-headers`}>
        Request headers
      </Heading>
      <Fields heading="Header" fields={headers} />
      <Heading as="h4" id={`${id}-responses`}>
        Responses
      </Heading>
      {responses.map((response, index) => (
        <Answer key={response.status} group={`${id}-responses`} isOpen={index === 0} {...response} />
      ))}
    </>
  );
}
