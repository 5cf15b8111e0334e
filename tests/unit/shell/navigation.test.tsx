/** @jest-environment jsdom */
import type {ReactElement} from 'react';
import {Drawer} from '@site/src/shell/Drawer';
import {Footer} from '@site/src/shell/Footer';
import {Navbar} from '@site/src/shell/Navbar';
import {renderInSite} from '../../support/render';

/** The entries that are marked as leading to the page on screen. */
const current = (part: ReactElement, at: string): (string | null)[] =>
  [...renderInSite(part, {at}).container.querySelectorAll('[aria-current=page]')].map(({textContent}) => textContent);

test.each([
  ['/team', ['Team']],
  ['/docs/ab-testing', ['Docs']],
  ['/blog/any-post', ['Blog']],
  ['/privacy-policy', []],
])('on %s the bar and the drawer mark %j', (address, marked) => {
  expect(current(<Navbar />, address)).toEqual(marked);
  expect(current(<Drawer />, address)).toEqual(marked);
});

test.each([
  ['/team', ['Team']],
  ['/privacy-policy', ['Privacy Policy']],
  ['/release-notes', ['Release Notes']],
])('on %s the footer marks %j', (address, marked) => {
  expect(current(<Footer />, address)).toEqual(marked);
});
