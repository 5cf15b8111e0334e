import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import type {ApiSchema} from '@site/src/plugins/api-description/reference';
import {Fields} from './Fields';
import {TextWithCode} from './TextWithCode';

const anchor = (name: string): string => `schema-${name}`;

/** A schema's name, which leads to its description on the page. */
export function SchemaLink({name}: {name: string}): ReactNode {
  return (
    <a href={`#${anchor(name)}`}>
      <code>{name}</code>
    </a>
  );
}

/** An object in an answer, property by property. */
export function Schema({name, description, fields}: ApiSchema): ReactNode {
  return (
    <>
      <Heading as="h3" id={anchor(name)}>
        Object: {name}
      </Heading>
      <p>
        <TextWithCode text={description} />
      </p>
      <Fields heading="Property" fields={fields} />
    </>
  );
}
