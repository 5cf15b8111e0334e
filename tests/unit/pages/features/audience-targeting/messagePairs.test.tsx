/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import {MessagePairs} from '@site/src/pages/features/audience-targeting/_MessagePairs';
import {messagePairs} from '@site/src/pages/features/audience-targeting/words';
import {renderInSite} from '../../../../support/render';

test('beside what brought the visitor stands what the page then says, in its language', () => {
  renderInSite(<MessagePairs />);
  expect(messagePairs.length).toBeGreaterThan(0);
  for (const [index, pair] of screen.getAllByRole('listitem').entries()) {
    const {title, from, message, before, tailored, language} = messagePairs[index] ?? messagePairs[0];
    expect(pair.querySelector('h3')).toHaveTextContent(title);
    expect(pair.querySelector('.source')).toHaveTextContent(`${from}${message}`);
    expect(pair.querySelector('.page')).toHaveTextContent(`The page says${before} ${tailored}`);
    expect(pair.querySelector('.tailored')).toHaveTextContent(tailored);
    expect(pair.querySelector('.headline')?.getAttribute('lang')).toBe(language ?? null);
  }
});
