/** @jest-environment jsdom */
import type {ReactElement} from 'react';
import {footerNavigation, navigation} from '@site/src/content/navigation';
import {Drawer} from '@site/src/shell/Drawer';
import {Footer} from '@site/src/shell/Footer';
import {Navbar} from '@site/src/shell/Navbar';
import {renderInSite} from '../../support/render';
import {textsOf} from '../../support/textsOf';

/** The entries that are marked as leading to the page on screen. */
const current = (part: ReactElement, at: string): (string | null)[] =>
  textsOf(renderInSite(part, {at}).container.querySelectorAll('[aria-current=page]'));

test('on its own page, and on those below a list of pages, an entry of the bar and the drawer is marked', () => {
  const entries = navigation.flatMap((entry) => ('target' in entry && entry.target.kind === 'page' ? [entry] : []));
  for (const {label, target} of entries) {
    if (target.kind !== 'page') continue;
    const below = ['/docs', '/blog'].includes(target.path) ? [`${target.path}/any-page`] : [];
    for (const address of [target.path, ...below]) {
      expect([address, current(<Navbar />, address)]).toEqual([address, [label.en]]);
      expect([address, current(<Drawer />, address)]).toEqual([address, [label.en]]);
    }
  }
  expect([current(<Navbar />, '/privacy-policy'), current(<Drawer />, '/privacy-policy')]).toEqual([[], []]);
});

test('the footer marks the entry of the page on screen', () => {
  const entries = footerNavigation.flatMap((group) => group.entries);
  for (const {label, target} of entries) {
    if (target.kind !== 'page') continue;
    // Home has both languages.
    expect(current(<Footer />, target.path)).toEqual([target.path === '/' ? label.en + label.de : label.en]);
  }
});
