/**
 * The campaign that an address names, as an address writes it: a space is a plus sign, and after 39 characters it is
 * cut. Undefined where there is none and where it holds more than letters, digits, spaces and . * _ - since what is
 * shown has to be what was said.
 */
export function campaignIn(search: string): string | undefined {
  const campaign = new URLSearchParams(search).get('utm_campaign')?.normalize() ?? '';
  if (!/^[\p{L}\p{N} .*_-]+$/u.test(campaign)) return undefined;
  return campaign.replaceAll(' ', '+').replace(/^(.{39})..+$/u, '$1…');
}
