/**
 * Keeps islands working when translators and extensions change their nodes. Google Translate replaces each text node
 * with an element, while React keeps writing to the old text node and throws when it removes nodes that have moved
 * (github.com/facebook/react/issues/11538). Here, a replaced text node is put back at its next change, and removing a
 * moved node, or inserting before it, works instead of throwing.
 */

/** What replaced a text, and its place. */
interface Place {
  readonly parent: Node;
  readonly standIn: Node | undefined;
  readonly next: Node | null;
}

const places = new WeakMap<Node, Place>();

const observer = new MutationObserver(note);

function note(records: readonly MutationRecord[]): void {
  const added = new Set(records.flatMap(({addedNodes}) => [...addedNodes]));
  for (const {target, addedNodes, removedNodes, previousSibling, nextSibling} of records) {
    for (const node of removedNodes) {
      const standIn = [addedNodes[0], previousSibling, nextSibling].find((each) => each && added.has(each));
      places.set(node, {parent: target, standIn: standIn ?? undefined, next: nextSibling});
    }
  }
}

/** The place of a removed node, if that is still on the page. */
function placeOf(node: Node): Place | undefined {
  note(observer.takeRecords());
  const place = places.get(node);
  if (place === undefined || !place.parent.isConnected) return undefined;
  const isThere = (other: Node | null | undefined): boolean => other?.parentNode === place.parent;
  return {
    parent: place.parent,
    standIn: isThere(place.standIn) ? place.standIn : undefined,
    next: isThere(place.next) ? place.next : null,
  };
}

/** The child of a node that now contains another node, or replaces it. */
function childFor(parent: Node, node: Node): Node | undefined {
  for (let current: Node | null = node; current !== null; current = current.parentNode) {
    if (current.parentNode === parent) return current;
  }
  const standIn = placeOf(node)?.standIn;
  return standIn?.parentNode === parent ? standIn : undefined;
}

/** Puts back a text that is about to change, since its replacement would not. */
function putBack(text: Node): void {
  const place = placeOf(text);
  if (place === undefined) return;
  const {parent, standIn, next} = place;
  if (standIn === undefined) parent.insertBefore(text, next);
  else parent.replaceChild(text, standIn);
}

let isPatched = false;

function patch(): void {
  isPatched = true;
  // eslint-disable-next-line typescript/unbound-method -- called with the node below.
  const {insertBefore, removeChild} = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child);
    else childFor(this, child)?.parentNode?.removeChild(childFor(this, child) ?? child);
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    const isHere = before === null || before.parentNode === this;
    insertBefore.call(this, child, isHere ? before : (childFor(this, before) ?? null));
    return child;
  };
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    enumerable: true,
    get(this: Text) {
      return this.data;
    },
    set(this: Text, next: string | null) {
      if (this.parentNode === null) putBack(this);
      value?.set?.call(this, next);
    },
  });
}

/** Starts watching an island. */
export function watchForeignNodes(island: HTMLElement): void {
  if (!isPatched) patch();
  observer.observe(island, {childList: true, subtree: true});
}
