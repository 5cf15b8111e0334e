import {Fragment, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import {InlineCode} from '@site/src/ui/InlineCode';
import type {ApiOperation} from './reference';
import {Answer} from './Answer';
import {Fields} from './Fields';
import {TextWithCode} from './TextWithCode';
import styles from './styles.module.css';

/** One call: its address, what it sends and what may come back. */
export function Operation({
  id,
  method,
  address,
  summary,
  description,
  headers,
  samples,
  responses,
}: ApiOperation): ReactNode {
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
