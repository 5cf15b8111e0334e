function inQuotes(value: string): string {
  if (/[\r\n\0]/.test(value))
    throw new Error(`"${value}" holds a line break, which nginx’s configuration cannot carry.`);
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/** A text in nginx's configuration: quoted, so that spaces and semicolons stay in it, and free of variables. */
export function text(value: string): string {
  return inQuotes(value.replaceAll('$', '${dollar}'));
}

/** A regular expression as nginx's configuration takes it, quoted. */
export function expression(source: string): string {
  return inQuotes(source);
}

/** The source of a regular expression that matches whole paths; "*" stands for anything, line breaks included, up to the very end. */
export function pathExpression(paths: string): string {
  return `${paths.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '[\\s\\S]*')}\\z`;
}

/** A block of the configuration with its content indented. */
export function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];
}
