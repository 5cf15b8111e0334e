import {Fragment} from 'react';
import type {ApiField, ApiSchema} from './reference';
import {InlineCode} from '@site/src/ui/InlineCode';
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

function FieldRow({name, type, schema, isRequired, description, example}: ApiField) {
  return (
    <tr>
      <th scope="row">
        <InlineCode>{name}</InlineCode>
        <span className={styles.note}>{isRequired ? 'required' : 'optional'}</span>
      </th>
      <td data-label="Type">
        {type}
        {schema !== undefined && (
          <>
            {' of '}
            <SchemaLink name={schema} />
          </>
        )}
      </td>
      <td data-label="Description">
        <TextWithCode text={description} />
        {example !== undefined && (
          <span className={styles.note}>
            Example: <InlineCode>{example}</InlineCode>
          </span>
        )}
      </td>
    </tr>
  );
}

/** Headers or properties, one row each. */
export function Fields({heading, fields}: {heading: string; fields: readonly ApiField[]}) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">Type</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <FieldRow key={field.name} {...field} />
        ))}
      </tbody>
    </table>
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
