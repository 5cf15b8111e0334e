import type {Language} from '@site/src/lib/audience';
import type {sampleTests} from '../content/sampleTest';
import type {Panel, PictureName} from './panels';

/**
 * What a walk-through is made of: steps, each with its length, a caption and
 * the state of the drawn interface. Adding a walk-through means writing data; a new
 * kind of interface means a new member of `View` and its drawing in ./stage.
 */

export type BlockPart = 'roasts' | 'reviews' | 'delivery';

/** The parts of the demonstration page that can be selected, tailored or hidden. */
export type PagePart = 'banner' | 'headline' | 'text' | 'button' | 'picture' | BlockPart;

/** The landing page being tailored. */
export interface LandingPage {
  readonly address: string;
  readonly banner: string;
  readonly headline: string;
  readonly text: string;
  readonly button: string;
  readonly picture: PictureName;
  readonly blocks: readonly {readonly part: BlockPart; readonly label: string}[];
  /** Parts that carry the stitched outline. */
  readonly tailored: readonly PagePart[];
  /** Parts the visitor does not get; the editor shows where they were. */
  readonly hidden: readonly PagePart[];
}

/** A state of the drawn interface. `cursor` names what the pointer rests on. */
export type View =
  | {
      readonly kind: 'editor';
      readonly page: LandingPage;
      /** Without it the extension is closed, and the page as its visitors see it. */
      readonly panel?: Panel;
      /** The browser's list of extensions is open; `pinned` when Tailor stays in the toolbar. */
      readonly menu?: 'open' | 'pinned';
      readonly selected?: PagePart;
      readonly cursor?: PagePart | 'choice' | 'publish' | 'start-test' | 'field' | 'extension' | 'pin';
    }
  | {
      readonly kind: 'visitors';
      readonly arms: readonly {readonly who: string; readonly page: LandingPage}[];
    }
  | {
      readonly kind: 'store';
      /** Whether the browser asks, or the extension is added. */
      readonly stage: 'listed' | 'asking' | 'added';
      readonly cursor?: 'add' | 'confirm';
    }
  | {readonly kind: 'split'; readonly control: LandingPage; readonly treatment: LandingPage}
  | {
      readonly kind: 'results';
      readonly stage: keyof typeof sampleTests;
      /** The column that the caption speaks of. */
      readonly focus?: 'versions' | 'rates' | 'intervals';
      readonly cursor?: 'ramp';
    }
  | {
      readonly kind: 'extensions';
      readonly developerMode: boolean;
      /** The version shown on Tailor's card. */
      readonly version: string;
      readonly message?: string;
      readonly cursor?: 'developer-mode' | 'update';
    }
  | {
      readonly kind: 'code';
      readonly file: string;
      readonly lines: readonly string[];
      /** Index in `lines` of the line that was added. */
      readonly added?: number;
    }
  | {
      readonly kind: 'comparison';
      readonly rows: readonly {readonly feature: string; readonly tailor: string; readonly traditional: string}[];
      /** How many rows are on screen. */
      readonly shown: number;
    };

export type ViewOf<Kind extends View['kind']> = Extract<View, {kind: Kind}>;

export interface Step {
  /** How long it shows. */
  readonly seconds: number;
  /** Set where a chapter begins; the first step begins one. */
  readonly chapter?: string;
  readonly caption: string;
  readonly view: View;
}

export type Steps = readonly [Step, ...Step[]];

/** The steps by language; English is used where a language is missing. */
export type Walkthrough = {
  readonly en: Steps;
  /** The second whose picture tells most: it shows until the walk-through is played, from its start. */
  readonly poster: number;
} & Readonly<Partial<Record<Language, Steps>>>;
