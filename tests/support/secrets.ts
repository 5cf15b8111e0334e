import {readFileSync} from 'node:fs';

interface SecretPattern {
  readonly kind: string;
  /** With a group where only part of the match is the secret. */
  readonly pattern: RegExp;
  /** It matches other things too; only what looks random is meant. */
  readonly onlyRandom?: boolean;
}

const patterns: readonly SecretPattern[] = [
  {kind: 'private key', pattern: /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/g},
  {kind: 'AWS access key', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g},
  {kind: 'GitHub token', pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{22,})/g},
  {kind: 'GitLab token', pattern: /\bglpat-[\w-]{20,}/g},
  {kind: 'Slack token', pattern: /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/g},
  {kind: 'Slack webhook', pattern: /hooks\.slack\.com\/services\/T\w+\/B\w+\/\w+/g},
  {kind: 'Stripe key', pattern: /\b[rs]k_live_\w{16,}/g},
  {kind: 'npm token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/g},
  {kind: 'Google API key', pattern: /\bAIza[\w-]{35}\b/g},
  {kind: 'JSON web token', pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g},
  {kind: 'password in an address', pattern: /\bhttps?:\/\/[^\s/:@"'`$<>{}]+:([^\s/:@"'`$<>{}]{6,})@/g},
  {
    kind: 'assigned secret',
    pattern:
      /(?:api[_-]?key|secret|token|passw(?:or)?d|credential)\w{0,20}["'`]?\s{0,3}[:=]\s{0,3}["'`]?([\w+/=.-]{20,})/gi,
    onlyRandom: true,
  },
];

/** The bits that a character of a text carries on average (Shannon); words carry about 3, random text 4 and more. */
function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0);
}

const looksRandom = (text: string): boolean => /\d/.test(text) && /[a-z]/i.test(text) && entropy(text) >= 3.7;

/** What looks like a secret in a text, by line; never more of it than its first four characters. */
export function secretsIn(text: string, file: string): string[] {
  return patterns.flatMap(({kind, pattern, onlyRandom}) =>
    [...text.matchAll(pattern)].flatMap(({0: whole, 1: secret = whole, index}) => {
      if (onlyRandom === true && !looksRandom(secret)) return [];
      const line = text.slice(0, index).split('\n').length;
      return [`${file}:${line}: ${kind} ${secret.slice(0, 4)}…; take it out and have it replaced where it was issued`];
    }),
  );
}

/** Reads a file as text; undefined where it is none. */
function readText(file: string): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(readFileSync(file));
  } catch {
    return undefined;
  }
}

/** Looks for secrets in files; tells how many of them were texts. */
export function scanFiles(files: readonly string[]): {readonly texts: number; readonly found: readonly string[]} {
  const texts = files.flatMap((file) => {
    const text = readText(file);
    return text === undefined ? [] : [{file, text}];
  });
  return {texts: texts.length, found: texts.flatMap(({file, text}) => secretsIn(text, file))};
}
