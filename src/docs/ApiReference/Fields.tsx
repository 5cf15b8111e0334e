import {Fragment} from 'react';
import type {ApiField, ApiSchema} from './reference';
import {InlineCode} from '@site/src/ui/InlineCode';
import {Table} from '@site/src/ui/Table';
import styles from './styles.module.css';
import Heading from '@theme/Heading';

/** The id of a schema's heading on the page. */
export const schemaId = (name: string): string => `object-${name}`;

/** A schema's name, which leads to its description on the page. */
export function SchemaLink({name}: {name: string}) {
  return (
    <a href={`#${schemaId(name)}`}>
      <InlineCode>{name}</InlineCode>
    </a>
  );
}

/** A plain text of the API description, in which `backticks` mark code. */
export function TextWithCode({text}: {text: string}) {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <InlineCode key={index}>{part}</InlineCode> : <Fragment key={index}>{part}</Fragment>,
    );
}

/** Headers or properties, one row each. */
export function Fields({heading, fields}: {heading: string; fields: readonly ApiField[]}) {
  return (
    <Table
      columns={[heading, 'Type', 'Description']}
      isHeaded
      rows={fields.map(({name, type, schema, isRequired, description, example}) => [
        <Fragment key="name">
          <InlineCode>{name}</InlineCode>
          <span className={styles.note}>{isRequired ? 'required' : 'optional'}</span>
        </Fragment>,
        <Fragment key="type">
          {type}
          {schema !== undefined && (
            <>
              {' of '}
              <SchemaLink name={schema} />
            </>
          )}
        </Fragment>,
        <Fragment key="description">
          <TextWithCode text={description} />
          {example !== undefined && (
            <span className={styles.note}>
              Example: <InlineCode>{example}</InlineCode>
            </span>
          )}
        </Fragment>,
      ])}
    />
  );
}

/** An object in an answer, property by property. */
export function Schema({name, description, fields}: ApiSchema) {
  return (
    <>
      <Heading as="h3" id={schemaId(name)}>
        Object: {name}
      </Heading>
      <p>
        <TextWithCode text={description} />
      </p>
      {fields.length > 0 && <Fields heading="Property" fields={fields} />}
    </>
  );
}
