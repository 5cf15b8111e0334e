import type {ReactNode} from 'react';
import type {ApiField} from './reference';
import {InlineCode} from '@site/src/ui/InlineCode';
import {SchemaLink} from './SchemaLink';
import {TextWithCode} from './TextWithCode';
import styles from './styles.module.css';

function FieldRow({name, type, schema, isRequired, description, example}: ApiField): ReactNode {
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
export function Fields({heading, fields}: {heading: string; fields: readonly ApiField[]}): ReactNode {
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
