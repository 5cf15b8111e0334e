import type {ReactNode} from 'react';
import {InlineCode} from '@site/src/ui/InlineCode';

/** The id of a schema's heading on the page. */
export const schemaId = (name: string): string => `object-${name}`;

/** A schema's name, which leads to its description on the page. */
export function SchemaLink({name}: {name: string}): ReactNode {
  return (
    <a href={`#${schemaId(name)}`}>
      <InlineCode>{name}</InlineCode>
    </a>
  );
}
