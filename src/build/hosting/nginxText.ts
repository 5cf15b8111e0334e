function inQuotes(value: string): string {
  if (/[\r\n\0]/.test(value))
    throw new Error(`"${value}" holds a line break, which nginx’s configuration cannot carry.`);
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/** A string in nginx's configuration: quoted, and without variables. */
export function text(value: string): string {
  return inQuotes(value.replaceAll('$', '${dollar}'));
}

/** A regular expression as nginx's configuration takes it, quoted. */
export function expression(source: string): string {
  return inQuotes(source);
}

/** A regular expression for whole paths, in which "*" matches anything, line breaks included. */
export function pathExpression(paths: string): string {
  return `${paths.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '[\\s\\S]*')}\\z`;
}

/** A block of the configuration with its content indented. */
export function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];
}
