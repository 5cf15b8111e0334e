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
