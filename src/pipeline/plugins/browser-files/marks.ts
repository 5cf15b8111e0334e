import {parse, type Expression} from '@swc/core';

/** The attributes that a behavior lists: see src/browser/behavior.ts. */
export interface Marks {
  /** The attributes of the controls that it serves. */
  readonly marks: readonly string[];
  /** The attributes of other elements that it acts on. */
  readonly touches: readonly string[];
}

/** The strings of an array in the source; undefined for anything else. */
function stringsIn(list: Expression): string[] | undefined {
  if (list.type !== 'ArrayExpression') return undefined;
  const strings = list.elements.flatMap((element) =>
    element?.expression.type === 'StringLiteral' ? element.expression.value : [],
  );
  return strings.length === list.elements.length ? strings : undefined;
}

/**
 * Reads the attributes that a behavior serves or acts on from its source: the build needs them before any code runs.
 */
export async function marksIn(file: string, source: string): Promise<Marks> {
  const {body} = await parse(source, {syntax: 'typescript'});
  const [exported] = body.flatMap((item) => (item.type === 'ExportDefaultExpression' ? [item.expression] : []));
  const behavior = exported?.type === 'TsSatisfiesExpression' ? exported.expression : exported;
  const properties = behavior?.type === 'ObjectExpression' ? behavior.properties : [];
  const listOf = (name: string): string[] | undefined => {
    const lists = properties.flatMap((property) =>
      property.type === 'KeyValueProperty' && property.key.type === 'Identifier' && property.key.value === name
        ? [stringsIn(property.value)]
        : [],
    );
    return lists.length === 0 && name === 'touches' ? [] : lists[0];
  };
  const [marks, touches] = [listOf('marks'), listOf('touches')];
  if (marks === undefined || touches === undefined) {
    throw new Error(
      `${file} does not export its marks as strings; write "marks: ['data-…']", or "marks: []" where it serves no ` +
        'control, and "touches" in the same way.',
    );
  }
  return {marks, touches};
}
