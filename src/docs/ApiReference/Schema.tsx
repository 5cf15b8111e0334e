import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import type {ApiSchema} from './reference';
import {Fields} from './Fields';
import {schemaId} from './SchemaLink';
import {TextWithCode} from './TextWithCode';

/** An object in an answer, property by property. */
export function Schema({name, description, fields}: ApiSchema): ReactNode {
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
