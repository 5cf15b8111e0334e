import type {Element, ElementContent} from 'hast';
import {attribute, hasClass, withElements} from './tree';

/** A circle as a path, from its left end round. */
function asPath(node: ElementContent): ElementContent {
  if (node.type !== 'element' || node.tagName !== 'circle' || Object.keys(node.properties).sort().join() !== 'cx,cy,r')
    return node;
  const [x, y, r] = ['cx', 'cy', 'r'].map((name) => Number(attribute(node, name)));
  if (x === undefined || y === undefined || r === undefined) return node;
  const d = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  return {...node, tagName: 'path', properties: {d}};
}

const isPlainPath = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && node.tagName === 'path' && Object.keys(node.properties).join() === 'd';

/** The lines of a path, behind those of another one: where it begins is told from the corner. */
const lines = (path: Element): string => attribute(path, 'd').replace(/^m/, 'M0 0m');

/** The paths of an icon as one, which looks the same: all of them have the icon's one color and no fill. */
function joined(children: readonly ElementContent[]): ElementContent[] {
  return children.map(asPath).reduce<ElementContent[]>((before, child) => {
    const last = before.at(-1);
    if (!isPlainPath(last) || !isPlainPath(child)) return [...before, child];
    return [...before.slice(0, -1), {...last, properties: {d: `${attribute(last, 'd')}${lines(child)}`}}];
  }, []);
}

/** One of Lucide's icons without the classes that only name it, and with one element for its lines. */
function lighter(icon: Element): Element {
  const {className: _, ...properties} = icon.properties;
  const classes = attribute(icon, 'className')
    .split(' ')
    .filter((name) => !name.startsWith('lucide'));
  return {
    ...icon,
    properties: classes.length > 0 ? {className: classes, ...properties} : properties,
    children: joined(icon.children),
  };
}

/** An element with lighter icons in it. Those in islands stay as React draws them. */
export function withLighterIcons(node: Element): Element {
  if (node.properties.dataIsland !== undefined) return node;
  return node.tagName === 'svg' && hasClass(node, 'lucide')
    ? lighter(node)
    : withElements(node, (child) => [withLighterIcons(child)]);
}
