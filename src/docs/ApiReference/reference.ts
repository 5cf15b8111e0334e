import {DescriptionNode} from './DescriptionNode';

/** A header of a request or a property of an object. Descriptions may hold `code`. */
export interface ApiField {
  readonly name: string;
  readonly type: string;
  /** The name of the schema of an array's items. */
  readonly schema: string | undefined;
  readonly isRequired: boolean;
  readonly description: string;
  readonly example: string | undefined;
}

/** A sample that makes the call: its language, its file in docs/samples/api-integration, and the heading it stands below. */
export interface ApiSample {
  readonly label: string;
  readonly file: string;
  readonly shown: string;
}

export interface ApiResponse {
  /** A status, or a class of them such as 4XX. */
  readonly status: string;
  readonly description: string;
  readonly headers: readonly {readonly name: string; readonly description: string; readonly example: string}[];
  /** The name of the body's schema; undefined where the body is not described. */
  readonly schema: string | undefined;
  /** A body as indented JSON. */
  readonly example: string | undefined;
}

export interface ApiOperation {
  readonly id: string;
  readonly method: string;
  readonly address: string;
  readonly summary: string;
  readonly description: string;
  readonly headers: readonly ApiField[];
  readonly samples: readonly ApiSample[];
  readonly responses: readonly ApiResponse[];
}

export interface ApiSchema {
  readonly name: string;
  readonly description: string;
  /** Empty where an object may hold anything. */
  readonly fields: readonly ApiField[];
}

/** What the readable reference shows of an OpenAPI description. */
export interface ApiReference {
  readonly operations: readonly ApiOperation[];
  readonly schemas: readonly ApiSchema[];
}

function securityHeader(scheme: DescriptionNode): ApiField {
  if (scheme.at('type').text() !== 'apiKey' || scheme.at('in').text() !== 'header') {
    scheme.fail('an apiKey in a header, the only kind that the reference shows');
  }
  return {
    name: scheme.at('name').text(),
    type: 'string',
    schema: undefined,
    isRequired: true,
    description: scheme.at('description').text(),
    example: undefined,
  };
}

const bodyType = 'application/json';

/** The name of the schema that a node refers to. */
function schemaName(node: DescriptionNode, schemas: DescriptionNode): string {
  const place = node.find('$ref') ?? node.fail('a $ref');
  const [, name = ''] = /^#\/components\/schemas\/(\w+)$/.exec(place.text()) ?? [];
  if (name === '') place.fail('a place in this file, such as #/components/schemas/Name');
  schemas.at(name);
  return name;
}

function response([status, node]: [string, DescriptionNode], schemas: DescriptionNode): ApiResponse {
  const body = node.find('content')?.at(bodyType);
  const type = {name: 'Content-Type', description: 'The body is JSON.', example: bodyType};
  return {
    status,
    description: node.at('description').text(),
    headers: body === undefined ? [] : [type],
    schema: body && schemaName(body.at('schema'), schemas),
    example: body?.find('example')?.json(),
  };
}

function schema([name, node]: [string, DescriptionNode], schemas: DescriptionNode): ApiSchema {
  const required = node.find('required')?.texts() ?? [];
  const properties = node.find('properties')?.entries() ?? [];
  return {
    name,
    description: node.at('description').text(),
    fields: properties.map(([key, field]): ApiField => {
      const type = field.at('type').text();
      return {
        name: key,
        type,
        schema: type === 'array' ? schemaName(field.at('items'), schemas) : undefined,
        isRequired: required.includes(key),
        description: field.at('description').text(),
        example: field.find('examples')?.texts()[0],
      };
    }),
  };
}

/**
 * Reads what the reference shows from a parsed OpenAPI 3.1 description.
 *
 * @throws Error that names the place in the description, what is there and what is expected.
 */
export function readReference(document: unknown): ApiReference {
  const top = new DescriptionNode(document);
  if (!top.at('openapi').text().startsWith('3.1.')) top.at('openapi').fail('3.1.x');
  const server = top.at('servers').at('0').at('url').text();
  const components = top.at('components');
  const schemas = components.at('schemas');
  const headers = components
    .at('securitySchemes')
    .entries()
    .map(([, scheme]) => securityHeader(scheme));
  const operations = top
    .at('paths')
    .entries()
    .flatMap(([path, methods]) =>
      methods.entries().map(([method, node]) => ({
        id: node.at('operationId').text(),
        method: method.toUpperCase(),
        address: `${server}${path}`,
        summary: node.at('summary').text(),
        description: node.at('description').text(),
        headers,
        samples: node
          .at('x-samples')
          .entries()
          .map(([, each]) => ({
            label: each.at('label').text(),
            file: each.at('file').text(),
            shown: each.at('shown').text(),
          })),
        responses: node
          .at('responses')
          .entries()
          .map((entry) => response(entry, schemas)),
      })),
    );
  return {operations, schemas: schemas.entries().map((entry) => schema(entry, schemas))};
}
