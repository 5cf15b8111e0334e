/** The states of the panel that the extension opens beside the page: data, drawn in ./stage/panels. */

export type PictureName = 'cup' | 'carafe' | 'beans';

export interface Choice {
  readonly label: string;
  /** A second line: the rule behind an audience, for example. */
  readonly detail?: string;
}

/** The editor's side panel. `chosen` counts from 0; without it nothing is chosen yet. */
export type Panel =
  | {
      readonly kind: 'choices';
      readonly title: string;
      readonly choices: readonly Choice[];
      readonly chosen?: number;
      /** Set where one can type a version of one's own below them. */
      readonly own?: true;
      /** Work that is under way. */
      readonly busy?: string;
    }
  | {
      readonly kind: 'pictures';
      readonly title: string;
      readonly prompt: string;
      /** `drawing` while the results are on their way; without results the prompt is being written. */
      readonly results?: readonly PictureName[] | 'drawing';
      readonly chosen?: number;
    }
  | {
      readonly kind: 'crop';
      readonly title: string;
      readonly picture: PictureName;
      readonly note: string;
    }
  | {
      readonly kind: 'fields';
      readonly title: string;
      readonly fields: readonly {readonly label: string; readonly value: string}[];
      /** Index of the field that is being written in. */
      readonly active?: number;
    }
  | {
      readonly kind: 'order';
      readonly title: string;
      readonly items: readonly string[];
      /** Index of the item in hand. */
      readonly dragged?: number;
    }
  | {
      readonly kind: 'publish';
      readonly address: string;
      readonly rule: string;
      readonly stage: 'ready' | 'publishing' | 'live' | 'testing';
      /** Set where the page is going to be tested: once it is live, the test can be started. */
      readonly testable?: boolean;
    };

export type PanelOf<Kind extends Panel['kind']> = Extract<Panel, {kind: Kind}>;
