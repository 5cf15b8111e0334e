/**
 * Keeps islands working when translators and extensions change their nodes. Google Translate replaces each text node
 * with an element, while React keeps writing to the old text node and throws when it removes nodes that have moved
 * (github.com/facebook/react/issues/11538). Here, a replaced text node is put back at its next change, the pieces that
 * a highlighter cut a text into go with it, and removing a moved node, or inserting before it, works instead of throwing.
 */

/** What replaced a text, and its place. */
interface Place {
  readonly parent: Node;
  readonly standIn: Node | undefined;
  readonly next: Node | null;
}

const places = new WeakMap<Node, Place>();

/** What a text said before somebody else changed it. */
const said = new WeakMap<Node, string>();

const observer = new MutationObserver(note);

function note(records: readonly MutationRecord[]): void {
  const added = new Set(records.flatMap(({addedNodes}) => [...addedNodes]));
  for (const {type, oldValue, target, addedNodes, removedNodes, previousSibling, nextSibling} of records) {
    if (type === 'characterData' && !said.has(target)) said.set(target, oldValue ?? '');
    for (const node of removedNodes) {
      const standIn = [addedNodes[0], previousSibling, nextSibling].find((each) => each && added.has(each));
      places.set(node, {parent: target, standIn: standIn ?? undefined, next: nextSibling});
    }
  }
}

/** What stands on the page for a node; its replacement may have been replaced too. */
const standInOf = (node: Node | undefined): Node | undefined =>
  node === undefined || node.isConnected ? node : placeOf(node)?.standIn;

/** The place of a node when it, or what had been put around it, was removed, if that is still on the page. */
function placeOf(node: Node): Place | undefined {
  note(observer.takeRecords());
  let gone: Node | null = node;
  while (gone !== null && !places.has(gone)) gone = gone.parentNode;
  const place = gone === null ? undefined : places.get(gone);
  if (place === undefined) return undefined;
  const {parent, standIn, next} = place;
  if (!parent.isConnected) return placeOf(parent);
  return {parent, standIn: standInOf(standIn), next: next?.parentNode === parent ? next : null};
}

/** The child of a node that now contains another node, or replaces it. */
function childFor(parent: Node, node: Node): Node | undefined {
  for (let current: Node | null = node; current !== null; current = current.parentNode) {
    if (current.parentNode === parent) return current;
  }
  const standIn = node.isConnected ? undefined : placeOf(node)?.standIn;
  return standIn && childFor(parent, standIn);
}

/** Takes away the nodes that follow one and say with it, whole and in order, what a text said: it was cut into them. */
function joinPieces(first: Node, text: string): void {
  const pieces: ChildNode[] = [];
  let joined = first.textContent ?? '';
  let whole = first;
  // What was put around it, and around nothing else.
  while (whole.nextSibling === null && whole.parentNode?.textContent === joined) whole = whole.parentNode;
  for (let next = whole.nextSibling; next !== null && joined.length < text.length; next = next.nextSibling) {
    if (next.nodeType === Node.COMMENT_NODE) return;
    pieces.push(next);
    joined += next.textContent ?? '';
  }
  if (joined === text) for (const piece of pieces) piece.remove();
}

/** Makes a text one again that others have cut, whether or not its first piece is still itself. */
function joinText(text: Node): void {
  note(observer.takeRecords());
  const before = said.get(text);
  if (text.isConnected && before !== undefined) joinPieces(text, before);
  const standIn = text.isConnected ? undefined : placeOf(text)?.standIn;
  if (standIn !== undefined) joinPieces(standIn, before ?? text.nodeValue ?? '');
}

/** Puts back a text that is about to change, since its replacement would not. */
function putBack(text: Node): void {
  const place = placeOf(text);
  if (place === undefined) return;
  const {parent, standIn, next} = place;
  if (standIn === undefined) parent.insertBefore(text, next);
  else standIn.parentNode?.replaceChild(text, standIn);
}

let isPatched = false;

function patch(): void {
  isPatched = true;
  // eslint-disable-next-line typescript/unbound-method -- called with the node below.
  const {insertBefore, removeChild} = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (child instanceof Text) joinText(child);
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
      joinText(this);
      if (!this.isConnected) putBack(this);
      value?.set?.call(this, next);
      // What was done here is nobody else's change.
      observer.takeRecords();
      said.delete(this);
    },
  });
}

/** Starts watching an island. */
export function watchForeignNodes(island: HTMLElement): void {
  if (!isPatched) patch();
  observer.observe(island, {childList: true, characterData: true, characterDataOldValue: true, subtree: true});
}
