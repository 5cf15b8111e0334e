/**
 * Keeps islands right where translators and extensions change their nodes. Google Translate puts an element with the
 * translation in the place of each text, React goes on writing into the text that it knows, and takes nodes from where
 * they are no more (github.com/facebook/react/issues/11538, which React leaves to pages). Here a text that was taken
 * away comes back with its next change, in the place of what stands for it; and taking away a node that was moved, or
 * putting one before it, does what it is for in place of throwing.
 */

/** What was put in the place of a text, and where that is. */
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

/** Where a node was when it was taken away, as far as that is still in the page. */
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

/** The child of a node in which another one lies by now, or that stands for it. */
function childFor(parent: Node, node: Node): Node | undefined {
  for (let current: Node | null = node; current !== null; current = current.parentNode) {
    if (current.parentNode === parent) return current;
  }
  const standIn = placeOf(node)?.standIn;
  return standIn?.parentNode === parent ? standIn : undefined;
}

/** Puts a text back that is about to be changed, since what stands for it will not be. */
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

/** Watches an island from now on. */
export function watchForeignNodes(island: HTMLElement): void {
  if (!isPatched) patch();
  observer.observe(island, {childList: true, subtree: true});
}
