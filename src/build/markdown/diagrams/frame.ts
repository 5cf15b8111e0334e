import type {Element} from 'hast';
import {attribute, elementsIn} from '../../html/tree';

/** Space around a drawing, in its own units. */
const margin = 10;

/** How much larger than drawn a diagram is shown, so that its smallest words have 13 px. */
const fullScale = 1.18;

/** The width between the docs' sidebar and contents, in CSS pixels; wider diagrams scroll. */
const room = 610;

const numbers = (text: string): number[] => text.split(/[\s,]+/).map(Number);

/** The heights that a shape or a word of a drawing reaches. */
function heightsOf(shape: Element): number[] {
  const read = (name: string): number => Number.parseFloat(attribute(shape, name));
  switch (shape.tagName) {
    case 'rect':
      return [read('y'), read('y') + read('height')];
    case 'circle':
      return [read('cy') - read('r'), read('cy') + read('r')];
    case 'line':
      return [read('y1'), read('y2')];
    case 'polyline':
      return numbers(attribute(shape, 'points')).filter((_, index) => index % 2 === 1);
    case 'text':
      return [read('y') - 8, read('y') + 8];
    default:
      return [];
  }
}

/**
 * Cuts the empty space above and below a drawing, and states its size in CSS
 * pixels so that nothing moves when it appears.
 *
 * @throws Error when the drawing has no view box, or nothing in it.
 */
export function frame(svg: Element): void {
  // Arrow heads have their own units.
  const ofHeads = new Set(svg.children.flatMap((child) => (isDefinitions(child) ? [...elementsIn(child)] : [])));
  const shapes = [...elementsIn(svg)].filter((shape) => !ofHeads.has(shape));
  const reached = shapes.flatMap(heightsOf).filter(Number.isFinite);
  const [, , width] = numbers(attribute(svg, 'viewBox'));
  if (width === undefined || reached.length === 0) throw new Error('the diagram is empty; name a node or a message');
  const top = Math.floor(Math.min(...reached) - margin);
  const scale = Math.min(fullScale, Math.max(1, room / width));
  const height = Math.ceil(Math.max(...reached) + margin) - top;
  Object.assign(svg.properties, {
    viewBox: `0 ${top} ${Math.ceil(width)} ${height}`,
    width: Math.ceil(width * scale),
    height: Math.ceil(height * scale),
  });
}

const isDefinitions = (node: Element['children'][number]): boolean =>
  node.type === 'element' && node.tagName === 'defs';
