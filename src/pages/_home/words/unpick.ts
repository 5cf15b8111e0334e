import type {Language} from '@site/src/lib/audience';

export interface UnpickWords {
  readonly unpick: string;
  readonly restitch: string;
  /** What screen readers say after each. */
  readonly unpicked: string;
  readonly restitched: string;
}

export const unpickWords: Readonly<Record<Language, UnpickWords>> = {
  en: {
    unpick: 'Unpick stitches',
    restitch: 'Restitch page',
    unpicked: 'The page shows its original words.',
    restitched: 'The page is tailored again.',
  },
  de: {
    unpick: 'Nähte auftrennen',
    restitch: 'Wieder zunähen',
    unpicked: 'Die Seite zeigt das englische Original.',
    restitched: 'Die Seite ist wieder zugeschnitten.',
  },
};
