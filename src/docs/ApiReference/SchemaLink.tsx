import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The id of a schema's heading on the page. */
export const schemaId = (name: string): string => `object-${name}`;

/** A schema's name, which leads to its description on the page. */
export function SchemaLink({name}: {name: string}): ReactNode {
  return (
    <a className={styles.whole} href={`#${schemaId(name)}`}>
      <code>{name}</code>
    </a>
  );
}
