import {quote, type Problem} from '../finding';

const opening = /^(an? |the )?(image|picture|photo|photograph|graphic|screenshot|illustration|drawing) (of|showing) /i;
const fileName = /^[\w.-]+\.(svg|png|jpe?g|webp|gif)$/i;

/** Whether a description says what a picture shows, rather than that it is one. */
export function checkAlt(value: string): Problem | undefined {
  const [begin] = opening.exec(value) ?? [];
  if (begin !== undefined) {
    const rest = value.slice(begin.length);
    return {
      problem: `${quote(value)} begins with "${begin.trim()}", which a screen reader says already.`,
      remedy: `Begin with what it shows: ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`,
    };
  }
  if (fileName.test(value)) {
    return {
      problem: `${quote(value)} is the name of a file.`,
      remedy: 'Write what the picture shows, for readers who cannot see it.',
    };
  }
  return undefined;
}
