import reference from '@generated/api-description/default/reference.json';
import {Operation} from './Operation';
import {Schema} from './Fields';

/** The API's operations and the objects in their answers, as src/docs/ApiReference/openapi.yaml describes them. */
export function ApiReference() {
  return (
    <>
      {reference.operations.map((operation) => (
        <Operation key={operation.id} {...operation} />
      ))}
      {reference.schemas.map((schema) => (
        <Schema key={schema.name} {...schema} />
      ))}
    </>
  );
}
