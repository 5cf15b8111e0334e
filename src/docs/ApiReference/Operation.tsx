import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import {InlineCode} from '@site/src/ui/InlineCode';
import type {ApiOperation} from './reference';
import {Fields} from './Fields';
import {SchemaLink} from './SchemaLink';
import {TextWithCode} from './TextWithCode';
import styles from './styles.module.css';

/** One call: its address, what it sends and what may come back. */
export function Operation({id, method, address, summary, description, headers, responses}: ApiOperation): ReactNode {
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
      <Heading as="h4" id={`${id}-headers`}>
        Request headers
      </Heading>
      <Fields heading="Header" fields={headers} />
      <Heading as="h4" id={`${id}-responses`}>
        Responses
      </Heading>
      <table>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Meaning</th>
            <th scope="col">Body</th>
          </tr>
        </thead>
        <tbody>
          {responses.map((response) => (
            <tr key={response.status}>
              <th scope="row">
                <code>{response.status}</code>
              </th>
              <td data-label="Meaning">
                <TextWithCode text={response.description} />
              </td>
              <td data-label="Body">
                {response.schema === undefined ? 'none' : <SchemaLink name={response.schema} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {responses.map(
        ({status, example}) =>
          example !== undefined && (
            <CodeBlock key={status} language="json" title={`Example of a ${status} response`}>
              {example}
            </CodeBlock>
          ),
      )}
    </>
  );
}
