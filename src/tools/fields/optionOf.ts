/** The option that a text from an address names; the first where it names none. */
export function optionOf<Value extends string>(
  options: readonly [{readonly value: Value}, ...(readonly {readonly value: Value}[])],
  text: string,
): Value {
  return (options.find(({value}) => value === text) ?? options[0]).value;
}
