/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import {SearchButton} from '@site/src/shell/SearchButton';
import {renderInSite} from '../../../support/render';

// That these keys open the search, tests/e2e/search/keys.spec.ts holds.
test('the button that opens the search names its shortcut, for readers of the screen and for others', () => {
  renderInSite(<SearchButton />);
  const button = screen.getByRole('button', {name: 'Search'});
  expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  expect(button.querySelector('kbd')).toHaveAttribute('data-keys', 'Ctrl K');
});
