import type {EnglishAudience} from '@site/src/lib/audience';
import type {TailoredLine, TailoredLines} from './types';

const walkthrough = (tailored: string): TailoredLine => ({
  before: 'Open the page, change it ',
  tailored,
  after: ' publish, start the test. The walk-through takes less than a minute.',
});

const statement = (tailored: string): TailoredLine => ({
  before: '',
  tailored,
  after: ' launch each test themselves, and the original stays as it is.',
});

const tiles = (tailored: string): TailoredLine => ({
  before: 'The page stays yours. Tailor changes only what matters to ',
  tailored,
  after: '',
});

const conversion = (tailored: string): TailoredLine => ({
  before: 'Any click counts as a conversion until you narrow it to ',
  tailored,
  after: '',
});

const question = (tailored: string): TailoredLine => ({before: 'Do I need ', tailored, after: ''});

const closing = (tailored: string): TailoredLine => ({
  before: 'Stop wasting ad spend on pages that don’t ',
  tailored,
  after: '',
});

/** The stretches that change for each audience: the sentence around them says the same to everyone. */
export const tailoredEn: Readonly<Record<EnglishAudience, TailoredLines>> = {
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
};
