/** A picture of the walk-through and what is said with it. */
export interface Frame {
  /** Seconds from the start. */
  readonly at: number;
  readonly caption: string;
  /** The `data-target` on which the cursor rests; without one it is away. */
  readonly pointsAt: string | undefined;
  readonly content: DocumentFragment;
}

/** @throws Error when the page has no such part, which its markup rules out. */
function part<Kind extends HTMLElement>(root: HTMLElement, name: string, kind: new () => Kind): Kind {
  const element = root.querySelector(`[data-${name}]`);
  if (!(element instanceof kind)) throw new Error(`The player has no ${name}.`);
  return element;
}

/** The parts of the player's page that its script reads and writes: see ../page. */
export function elementsOf(root: HTMLElement) {
  return {
    root,
    stage: part(root, 'stage', HTMLElement),
    picture: part(root, 'picture', HTMLElement),
    cursor: part(root, 'cursor', HTMLElement),
    start: part(root, 'start', HTMLButtonElement),
    caption: part(root, 'now', HTMLElement),
    scrub: part(root, 'scrub', HTMLInputElement),
    toggle: part(root, 'toggle', HTMLButtonElement),
    time: part(root, 'time', HTMLElement),
    chapter: part(root, 'chapter', HTMLSelectElement),
    speed: part(root, 'speed', HTMLSelectElement),
    captions: part(root, 'captions', HTMLButtonElement),
  };
}
export type PlayerElements = ReturnType<typeof elementsOf>;

export function framesOf(root: HTMLElement): readonly Frame[] {
  return [...root.querySelectorAll<HTMLTemplateElement>('template[data-step]')].map(({dataset, content}) => ({
    at: Number(dataset.step),
    caption: dataset.caption ?? '',
    pointsAt: dataset.pointsAt,
    content,
  }));
}
