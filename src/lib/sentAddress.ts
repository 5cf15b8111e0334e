/** One parameter of an address, as it arrives: not decoded. */
export interface SentParameter {
  readonly name: string;
  readonly value: string;
}

const withHost = (address: string): string => {
  if (/^[?/]/.test(address)) return `https://www.example.com${address.startsWith('?') ? '/' : ''}${address}`;
  return /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`;
};

/**
 * The parameters of an address in their order, as a browser sends them: with percent signs for letters such as ü. The
 * address may lack its scheme or its host; what follows a # is not sent.
 *
 * @param address as readAddress gives it.
 * @returns undefined when the text is not an address.
 */
export function sentParameters(address: string): readonly SentParameter[] | undefined {
  const absolute = withHost(address);
  if (address === '' || !URL.canParse(absolute)) return undefined;
  const pairs = new URL(absolute).search.slice(1).split('&');
  return pairs
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = ''] = pair.split('=', 1);
      return {name, value: pair.slice(name.length + 1)};
    });
}
