import type {ReactNode} from 'react';
import type {ApiField} from './reference';
import {SchemaLink} from './SchemaLink';
import {TextWithCode} from './TextWithCode';
import styles from './styles.module.css';

function FieldRow({name, type, schema, isRequired, description, example}: ApiField): ReactNode {
  return (
    <tr>
      <th scope="row">
        <code className={styles.whole}>{name}</code>
        <span className={styles.note}>{isRequired ? 'required' : 'optional'}</span>
      </th>
      <td>
        {type}
        {schema !== undefined && (
          <>
            {' of '}
            <SchemaLink name={schema} />
          </>
        )}
      </td>
      <td>
        <TextWithCode text={description} />
        {example !== undefined && (
          <span className={styles.note}>
            Example: <code>{example}</code>
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
