/**
 * Marks a value that has to be replaced before the site goes live. Returns the value; `npm run placeholders` finds the
 * call in the source and lists its description.
 */
export function placeholder<Value>(_description: string, value: Value): Value {
  return value;
}
