/** One parameter of an address, not decoded. */
export interface RawParameter {
  readonly name: string;
  readonly value: string;
}

/**
 * The parameters of an address in their order. The address may lack its
 * scheme or its host; what follows a # is not part of the query.
 *
 * @returns undefined when the text is not an address.
 */
export function rawParameters(address: string): readonly RawParameter[] | undefined {
  const text = address.trim();
  const absolute = /^[?/]/.test(text)
    ? `https://www.example.com${text.startsWith('?') ? '/' : ''}${text}`
    : /^[a-z][a-z\d+.-]*:\/\//i.test(text)
      ? text
      : `https://${text}`;
  if (text === '' || /\s/.test(text) || !URL.canParse(absolute)) return undefined;
  // Read from the text, since URL would encode some characters differently.
  const [beforeHash = ''] = absolute.split('#', 1);
  const query = beforeHash.includes('?') ? beforeHash.slice(beforeHash.indexOf('?') + 1) : '';
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=');
      return equals === -1 ? {name: pair, value: ''} : {name: pair.slice(0, equals), value: pair.slice(equals + 1)};
    });
}
