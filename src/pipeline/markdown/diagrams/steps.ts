import type {Element} from 'hast';
import {attribute, elementsIn, hasClass} from '../../html/tree';

const isArrow = (node: Element): boolean =>
  (node.tagName === 'polyline' && hasClass(node, 'edge')) || (node.tagName === 'g' && hasClass(node, 'message'));

/**
 * A drawing in words, one line for each arrow, in the order of the source, such as 'In a test to Fully ramped: Ramp to
 * 100%'. Empty if there are no arrows, as in a chart.
 */
export function stepsOf(svg: Element): string[] {
  const labels = new Map<string, string>();
  const arrows: Element[] = [];
  for (const node of elementsIn(svg)) {
    if (isArrow(node)) arrows.push(node);
    if (!hasClass(node, 'node') && !hasClass(node, 'actor')) continue;
    const ends: Readonly<Record<string, string>> = {'state-start': 'Start', 'state-end': 'End'};
    labels.set(attribute(node, 'dataId'), ends[attribute(node, 'dataShape')] ?? attribute(node, 'dataLabel'));
  }
  return arrows.map((arrow) => {
    const [from, to] = ['dataFrom', 'dataTo'].map((end) => labels.get(attribute(arrow, end)) ?? attribute(arrow, end));
    const way = from === to ? from : `${from} to ${to}`;
    const label = attribute(arrow, 'dataLabel');
    return label === '' ? `${way}` : `${way}: ${label}`;
  });
}
