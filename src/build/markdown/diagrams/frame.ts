/** Room around a drawing, in its own units. */
const margin = 10;

/** How much larger than drawn a diagram is shown, so that its smallest words have 13 px. */
const fullScale = 1.18;

/** The room for a diagram beside the docs' sidebar and contents, in CSS pixels; wider ones scroll. */
const room = 610;

const numbers = (text: string): number[] => text.split(/[\s,]+/).map(Number);

/** The heights that the shapes and words of a drawing reach. */
function heights(svg: string): number[] {
  return [...svg.matchAll(/<(rect|circle|line|polyline|text)\b[^>]*>/g)].flatMap(([tag, shape]) => {
    const read = (name: string): number => Number(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? Number.NaN);
    switch (shape) {
      case 'rect':
        return [read('y'), read('y') + read('height')];
      case 'circle':
        return [read('cy') - read('r'), read('cy') + read('r')];
      case 'line':
        return [read('y1'), read('y2')];
      case 'polyline':
        return numbers(/\bpoints="([^"]*)"/.exec(tag)?.[1] ?? '').filter((_, index) => index % 2 === 1);
      default:
        return [read('y') - 8, read('y') + 8];
    }
  });
}

/**
 * Cuts the empty space above and below a drawing, and states its size in CSS
 * pixels so that nothing moves when it appears.
 *
 * @throws Error when the drawing has no view box, or nothing in it.
 */
export function framed(svg: string): string {
  // Arrow heads are drawn in units of their own.
  const reached = heights(svg.replace(/<defs>[\s\S]*?<\/defs>/, '')).filter(Number.isFinite);
  const [, , width] = numbers(/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '');
  if (width === undefined || reached.length === 0) throw new Error('the diagram is empty; name a node or a message');
  const top = Math.floor(Math.min(...reached) - margin);
  const scale = Math.min(fullScale, Math.max(1, room / width));
  const height = Math.ceil(Math.max(...reached) + margin) - top;
  return svg.replace(
    /viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
    `viewBox="0 ${top} ${Math.ceil(width)} ${height}" ` +
      `width="${Math.ceil(width * scale)}" height="${Math.ceil(height * scale)}"`,
  );
}
