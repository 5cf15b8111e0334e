/** The longest campaign that the label shows. */
const longest = 40;

/** The campaign that an address names, as far as it can be shown: letters, digits and . * _ - alone; undefined where none is left. */
export function campaignIn(search: string): string | undefined {
  const shown = new URLSearchParams(search)
    .get('utm_campaign')
    ?.replace(/[^\w.*-]/g, '')
    .slice(0, longest);
  return shown === '' ? undefined : shown;
}
