/** The fields of the site's own lead form. */
export interface LeadFields {
  readonly email: string;
  readonly website: string;
}

export type FieldProblem = 'missing' | 'malformed';

const emailPattern = /^[^\s@<>]+@[^\s@.<>]+(\.[^\s@.<>]+)+$/;

/** A host with a name, which may end in a dot as an absolute one does; the URL parser has put it into letters of ASCII. */
const hostPattern = /^([a-z0-9_-]+\.)+([a-z]{2,}|xn--[a-z0-9-]+)\.?$/;

/** What is copied along unseen: zero-width characters, direction marks, soft hyphens. */
const unseen = /[\p{Cf}\p{Cc}]/gu;

const seen = (text: string): string => text.replace(unseen, '').trim();

/** The address in what mail programs copy: `mailto:ada@example.com`, `Ada <ada@example.com>`. */
export function emailIn(text: string): string {
  const [, inBrackets] = /<([^<>]*)>$/.exec(seen(text)) ?? [];
  return (inBrackets ?? seen(text)).replace(/^mailto:/i, '').trim();
}

function isWebsite(text: string): boolean {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address) || /\s/.test(text)) return false;
  const {protocol, hostname, username} = new URL(address);
  return /^https?:$/.test(protocol) && username === '' && hostPattern.test(hostname);
}

function problemOf(value: string, isRight: boolean): FieldProblem | undefined {
  if (value === '') return 'missing';
  return isRight ? undefined : 'malformed';
}

/** What is wrong with each field; a field that is fine has no entry. */
export function validate({email, website}: LeadFields): Partial<Record<keyof LeadFields, FieldProblem>> {
  const [address, site] = [emailIn(email), seen(website)];
  const problems = {
    email: problemOf(address, emailPattern.test(address)),
    website: problemOf(site, isWebsite(site)),
  };
  return {
    ...(problems.email && {email: problems.email}),
    ...(problems.website && {website: problems.website}),
  };
}
