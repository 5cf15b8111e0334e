import type {Visitor} from '../visitor/visitor';

/** A control of the site, and what a visitor sees of it, wherever the site is served and whichever engine draws it. */
export interface Control {
  readonly name: string;
  readonly path: string;
  /** The width of the window, in CSS pixels. */
  readonly width?: number;
  /** Uses it, and waits for what it is for. */
  readonly use: (visitor: Visitor) => Promise<void>;
}

const desktop = 1280;

/** Opens the page of a control and uses it. */
export async function use({path, width = desktop, use: act}: Control, visitor: Visitor): Promise<void> {
  await visitor.resize(width);
  await visitor.open(path);
  await act(visitor);
}
