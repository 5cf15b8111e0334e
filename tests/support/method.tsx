import type {ReactElement} from 'react';
import {renderInSite} from './render';

/** What the page of a tool says of its method, below the tool. */
export const methodOf = (page: ReactElement): HTMLElement =>
  renderInSite(page).container.querySelector<HTMLElement>('.method') ?? document.body;

/** The numbers that a pattern finds in a text. */
export const numbersIn = (text: string, pattern: RegExp): number[] =>
  (pattern.exec(text) ?? []).slice(1).map((number) => Number(number.replaceAll(/[,%]/g, '')));
