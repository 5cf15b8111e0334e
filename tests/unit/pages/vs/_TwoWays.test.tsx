/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/react';
import TwoWays from '@site/src/pages/vs/_TwoWays/TwoWays.island';
import {changes} from '@site/src/pages/vs/_TwoWays/words';
import {renderInSite} from '../../../support/render';

test('each change has its steps in both ways, and is announced', () => {
  const {container} = renderInSite(<TwoWays />);
  expect(changes.length).toBeGreaterThan(0);
  for (const {label, tailor, traditional} of changes) {
    fireEvent.click(screen.getByRole('button', {name: label}));
    expect(screen.getByRole('button', {name: label})).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([...tailor, ...traditional]);
    expect(screen.getByRole('status')).toHaveTextContent(
      `${label}: ${tailor.length} steps with Tailor AI, ${traditional.length} with traditional development.`,
    );
    expect(screen.getAllByRole('button', {pressed: true})).toHaveLength(1);
    expect(container.querySelector('.panelTitle')).toHaveTextContent(label);
    const ways = [...container.querySelectorAll('.way')].map((way) =>
      ['.station', 'li'].map((part) => way.querySelectorAll(part).length),
    );
    expect(ways).toEqual([tailor, traditional].map(({length}) => [length, length]));
  }
});

test('what is stitched, or has to be made again, is what the button says: the picture is yellow, the button blue', () => {
  const {container} = renderInSite(<TwoWays />);
  const headline = 'stroke var(--ink)';
  const drawn = {headline: [headline], picture: ['fill var(--butter)'], button: ['fill var(--indigo)']};
  // A language changes every text of the page.
  const expected = {...drawn, language: [headline, 'stroke var(--edge)']};
  for (const {id, label} of changes) {
    fireEvent.click(screen.getByRole('button', {name: label}));
    const marked = ['.stitched', 'rect[fill="var(--indigo-wash)"]'].map((mark) =>
      [...container.querySelectorAll(mark)].map(({nextElementSibling: part}) =>
        part?.getAttribute('fill') === 'none'
          ? `stroke ${part.getAttribute('stroke')}`
          : `fill ${part?.getAttribute('fill')}`,
      ),
    );
    expect([id, ...marked]).toEqual([id, expected[id], expected[id]]);
  }
});
