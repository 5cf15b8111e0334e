import type {PagePart} from '../scenes';

/** The words on the player's controls and in the drawn interface. */
export interface Words {
  /** For numbers in the drawings. */
  readonly locale: string;
  readonly play: string;
  readonly pause: string;
  readonly playAgain: string;
  readonly start: string;
  readonly position: string;
  readonly of: string;
  readonly captions: string;
  readonly chapter: string;
  readonly speed: string;
  readonly transcript: string;
  readonly parts: Readonly<Record<PagePart, string>>;
  readonly navigation: readonly string[];
  readonly brand: string;
  readonly hidden: string;
  /** In the field for a version of one's own. */
  readonly own: string;
  /** Above the list of what has been tailored. */
  readonly changes: string;
  readonly publish: string;
  readonly publishing: string;
  readonly live: string;
  readonly address: string;
  readonly shownTo: string;
  readonly splitNote: string;
  readonly results: string;
  readonly sample: string;
  readonly version: string;
  readonly control: string;
  readonly controlNote: string;
  readonly treatment: string;
  readonly treatmentNote: string;
  readonly traffic: string;
  readonly visitors: string;
  readonly conversion: string;
  readonly collecting: string;
  readonly decided: string;
  readonly ramp: string;
  readonly ramped: string;
  readonly extensions: string;
  readonly extensionSummary: string;
  readonly developerMode: string;
  readonly update: string;
  readonly store: string;
  readonly add: string;
  readonly added: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly startTest: string;
  readonly testing: string;
  readonly traditional: string;
}
