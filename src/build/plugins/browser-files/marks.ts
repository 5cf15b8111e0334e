import {parse, type Expression} from '@swc/core';

/** What a behavior's file says of itself, as src/browser/behavior.ts has it. */
export interface Marks {
  /** The attributes of the controls that it serves. */
  readonly marks: readonly string[];
  /** The attributes of what else it acts on. */
  readonly touches: readonly string[];
}

/** The strings that a list in the source consists of; undefined for anything else. */
function stringsIn(list: Expression): string[] | undefined {
  if (list.type !== 'ArrayExpression') return undefined;
  const strings = list.elements.flatMap((element) =>
    element?.expression.type === 'StringLiteral' ? element.expression.value : [],
  );
  return strings.length === list.elements.length ? strings : undefined;
}

/**
 * Reads the attributes that a behavior serves or acts on from its source: the build needs them before any code runs.
 *
 * @throws Error where it has no list of marks, not even an empty one, or a list of anything but strings.
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
