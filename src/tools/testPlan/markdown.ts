import {toBeFilledIn, type PlanDocument} from './document';

/**
 * A text as Markdown that shows it letter by letter, on one line. Signs that mean nothing where they stand are left
 * alone: the line is to read well where nobody turns it into anything.
 */
export function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/[\\`*[\]<|~]/g, '\\$&')
      // Within a word, as in utm_campaign, they are letters.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      .replace(/(?<!\S)#/g, '\\#')
      .replace(/&(?=#?\w+;)/g, '\\&')
  );
}

/** A plan as Markdown. */
export function markdownOf({title, parts}: PlanDocument): string {
  const written = parts.map((part) => {
    const lines = part.lines.map(
      ({term, text}) => `- **${term}:** ${text === undefined ? toBeFilledIn : escapeMarkdown(text)}`,
    );
    return [...(part.title === undefined ? [] : [`## ${part.title}`, '']), ...lines].join('\n');
  });
  return [`# ${escapeMarkdown(title)}`, ...written].join('\n\n');
}
