import {readCode} from '../lib/typed/code';

export type FieldProblem = 'missing' | 'malformed';

const emailPattern = /^[^\s@<>]+@[^\s@.<>]+(\.[^\s@.<>]+)+$/;

/** A host with a name, which may end in a dot as an absolute one does; the URL parser has put it into letters of ASCII. */
const hostPattern = /^([a-z0-9_-]+\.)+([a-z]{2,}|xn--[a-z0-9-]+)\.?$/;

/** The address in what mail programs copy: `mailto:ada@example.com`, `Ada <ada@example.com>`. */
export function emailIn(text: string): string {
  const [, inBrackets] = /<([^<>]*)>$/.exec(readCode(text)) ?? [];
  return (inBrackets ?? readCode(text)).replace(/^mailto:/i, '').trim();
}

function isWebsite(text: string): boolean {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address) || /\s/.test(text)) return false;
  const {protocol, hostname, username} = new URL(address);
  return /^https?:$/.test(protocol) && username === '' && hostPattern.test(hostname);
}

/**
 * What the site's own lead form asks for, a row a field. What it is called and
 * how it is asked for again is in words.ts, in each language.
 */
export const leadFields = [
  {
    name: 'email',
    kind: 'email',
    /** What other forms call it. */
    called: /e-?mail/i,
    /** The answer in what was typed or pasted. */
    read: emailIn,
    accepts: (email: string) => emailPattern.test(email),
  },
  {
    name: 'website',
    kind: 'url',
    called: /web ?(?:site|page|address)|url|domain/i,
    read: readCode,
    accepts: isWebsite,
  },
] as const;

export type LeadFieldName = (typeof leadFields)[number]['name'];
export type FieldProblems = Partial<Record<LeadFieldName, FieldProblem>>;

/** What is wrong with each field; a field that is fine has no entry. */
export function validate(values: Readonly<Record<string, string>>): FieldProblems {
  const problems: FieldProblems = {};
  for (const {name, read, accepts} of leadFields) {
    const value = read(values[name] ?? '');
    if (!accepts(value)) problems[name] = value === '' ? 'missing' : 'malformed';
  }
  return problems;
}
