import postcss from 'postcss';
import type {SourceFile} from './readTree';

/** The sizes of type that the site has, as src/css/tokens.css says them. */
export const sizes = ['caption', 'small', 'body', 'lead', 'title', 'heading', 'h2', 'h1'] as const;

const token = new RegExp(`^var\\(--(?:${sizes.join('|')})\\)$`);

/** Relative to a drawing or to the words around, or none of its own. */
const relative = /^(?:[\d.]+(?:em|cqi|cqw|cqh|%)|inherit)$/;

/** The size in a value of font, which comes before the height of the line and after the weight. */
const shorthand = /^(?:\d00\s+|bold\s+|italic\s+)*(clamp\(.*?\)(?=\s*\/|\s)|var\([^)]*\)|[\d.]+\w+|inherit)/;

/** A size of type that is none of the tokens. */
export interface OtherSize {
  readonly file: string;
  readonly line: number;
  readonly size: string;
}

/**
 * The font sizes of style sheets that are no token.
 *
 * @param drawings files whose letters are a part of a picture: they may be in pixels of the picture, or grow with it.
 */
export function otherSizes(sources: readonly SourceFile[], drawings: readonly string[]): OtherSize[] {
  return sources.flatMap(({file, text}) => {
    const found: OtherSize[] = [];
    postcss.parse(text).walkDecls(/^font(?:-size)?$|font-size$/, ({prop, value, parent, source}) => {
      const size = prop === 'font' ? (shorthand.exec(value)?.[1] ?? value) : value;
      const around = parent?.parent;
      const isPrint = around?.type === 'atrule' && 'params' in around && around.params.includes('print');
      if (token.test(size) || relative.test(size) || (isPrint && size.endsWith('pt'))) return;
      if (drawings.includes(file) && /px|cq/.test(size)) return;
      found.push({file, line: source?.start?.line ?? 0, size});
    });
    return found;
  });
}
