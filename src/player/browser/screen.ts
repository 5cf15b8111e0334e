import {indexAt} from '../timeline';
import {framesOf, type PlayerElements} from './elements';

function isAlike(current: Node, wanted: Node): boolean {
  if (current.nodeName !== wanted.nodeName) return false;
  if (!(current instanceof Element) || !(wanted instanceof Element)) return true;
  return current.getAttribute('data-target') === wanted.getAttribute('data-target');
}

function patchAttributes(current: Element, wanted: Element): void {
  for (const {name} of [...current.attributes]) if (!wanted.hasAttribute(name)) current.removeAttribute(name);
  for (const {name, value} of wanted.attributes) {
    if (current.getAttribute(name) !== value) current.setAttribute(name, value);
  }
}

/**
 * Makes one picture out of another in place: parts that both have stay the same
 * elements, so that what differs between them can move instead of jumping.
 */
export function patchChildren(current: ParentNode & Node, wanted: Node): void {
  const old = [...current.childNodes];
  const next = [...wanted.childNodes];
  next.forEach((node, index) => {
    const there = old[index];
    if (there === undefined) current.append(node.cloneNode(true));
    else if (!isAlike(there, node)) there.replaceWith(node.cloneNode(true));
    else if (there instanceof Element && node instanceof Element) {
      patchAttributes(there, node);
      patchChildren(there, node);
    } else if (there.nodeValue !== node.nodeValue) there.nodeValue = node.nodeValue;
  });
  for (const left of old.slice(next.length)) left.remove();
}

/** The picture, its caption and the cursor; shows the frame of a time in seconds. */
export function screenOf({root, stage, picture, cursor, caption}: PlayerElements): (time: number) => void {
  const frames = framesOf(root);
  const starts = frames.map(({at}) => at);
  let shown = indexAt(starts, Number(root.dataset.poster));

  /** The cursor travels to where the layout put its target, to the end of it where few words stand. */
  function point(): void {
    const target = frames[shown]?.pointsAt;
    const part = target && picture.querySelector(`[data-target="${target}"]`);
    cursor.dataset.shown = String(part instanceof Element);
    if (!(part instanceof Element)) return;
    const origin = stage.getBoundingClientRect();
    const {left, top, width, height} = part.getBoundingClientRect();
    const x = left - origin.left + Math.min(width * 0.88, width - 8);
    cursor.style.setProperty('translate', `${x}px ${top - origin.top + height * 0.7}px`);
  }

  point();
  new ResizeObserver(point).observe(stage);
  return (time) => {
    const index = indexAt(starts, time);
    const frame = frames[index];
    if (index === shown || frame === undefined) return;
    shown = index;
    patchChildren(picture, frame.content);
    stage.setAttribute('aria-label', frame.caption);
    caption.textContent = frame.caption;
    point();
  };
}
