import type {Audience} from '@site/src/lib/audience';

/** A line with one stretch that differs by audience, stitched on the page; the default's stretch is what the others replace. */
export interface TailoredLine {
  readonly before: string;
  readonly tailored: string;
  readonly after: string;
}

export type HeroPictureName = 'plain' | 'results' | 'night' | 'jacket' | 'languages';

/** One version of the small landing page in the hero. The default's is the original, and has no stitches. */
export interface DemoVersion {
  readonly address: string;
  readonly headline: TailoredLine;
  readonly text: string;
  readonly button: string;
  readonly picture: HeroPictureName;
}

export interface Blurb {
  readonly title: string;
  readonly text: string;
}

/** What the first screen and the blurbs below it say to one audience. */
export interface Opening {
  readonly headline: TailoredLine;
  readonly lead: TailoredLine;
  readonly demo: DemoVersion;
  readonly blurbs: readonly [Blurb, Blurb, Blurb];
}

/** The lines below the first screen of which one stretch differs by audience. */
export type TailoredPart = 'walkthrough' | 'statement' | 'tiles' | 'conversion' | 'question' | 'closing';
export type TailoredLines = Readonly<Record<TailoredPart, TailoredLine>>;

/** A line as it reads, without its stitches. */
export const lineText = ({before, tailored: stretch, after}: TailoredLine): string => `${before}${stretch}${after}`;

const line = (before: string, tailored: string, after = ''): TailoredLine => ({before, tailored, after});

const walkthrough = (tailored: string): TailoredLine =>
  line('Open the page, change it ', tailored, ' publish, start the test. The walk-through takes less than a minute.');

const statement = (tailored: string): TailoredLine =>
  line('', tailored, ' launch each test themselves, and the original stays as it is.');

const tiles = (tailored: string): TailoredLine =>
  line('The page stays yours. Tailor changes only what matters to ', tailored);

const conversion = (tailored: string): TailoredLine =>
  line('Any click counts as a conversion until you narrow it to ', tailored);

const question = (tailored: string): TailoredLine => line('Do I need ', tailored);

const closing = (tailored: string): TailoredLine => line('Stop wasting ad spend on pages that don’t ', tailored);

/** The stretches that change for each audience: the sentence around them says the same to everyone. */
export const tailored: Readonly<Record<Audience, TailoredLines>> = {
  default: {
    walkthrough: walkthrough('for this audience,'),
    statement: statement('Marketers'),
    tiles: tiles('this visitor.'),
    conversion: conversion('the buttons that matter.'),
    question: question('a developer?'),
    closing: closing('fit.'),
  },
  perfmarketing: {
    walkthrough: walkthrough('for one ad group,'),
    statement: statement('Performance marketers'),
    tiles: tiles('the click you paid for.'),
    conversion: conversion('the sign-up button.'),
    question: question('a developer for each campaign?'),
    closing: closing('match the ad.'),
  },
  mentalwellness: {
    walkthrough: walkthrough('for one search term,'),
    statement: statement('Wellness teams'),
    tiles: tiles('the person searching.'),
    conversion: conversion('the button that books a first call.'),
    question: question('a developer to change a sentence?'),
    closing: closing('listen.'),
  },
  ecomm: {
    walkthrough: walkthrough('for one collection,'),
    statement: statement('Store owners'),
    tiles: tiles('this shopper.'),
    conversion: conversion('the buttons that lead to the cart.'),
    question: question('a developer to change my storefront?'),
    closing: closing('sell.'),
  },
  german: {
    walkthrough: line(
      'Seite öffnen, ',
      'für die Zielgruppe',
      ' anpassen, veröffentlichen, Test starten. Der Rundgang dauert weniger als eine Minute.',
    ),
    statement: line('', 'Das Marketing', ' bringt jeden Test selbst online, und das Original bleibt, wie es ist.'),
    tiles: line('Es bleibt Ihre Seite. Tailor ändert nur, worauf es ', 'diesem Besucher', ' ankommt.'),
    conversion: line(
      'Jeder Klick zählt als Conversion, bis Sie die Zählung auf ',
      'die wichtigen Buttons',
      ' eingrenzen.',
    ),
    question: line('Brauche ich ', 'eine Entwicklerin oder einen Entwickler?'),
    closing: line('Kein Werbegeld mehr für Seiten, die nicht ', 'passen.'),
  },
};

/** What in an address asks for a version, as the care label and the hero's drawing show it; nothing asks for the original. */
export const patterns: Readonly<Record<Exclude<Audience, 'default'>, string>> = {
  perfmarketing: 'utm_campaign=roas-*',
  mentalwellness: 'utm_term=*sleep*',
  ecomm: 'utm_campaign=spring-*',
  german: 'locale=de-DE',
};
