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
    // What is stitched on the one page is what has to be made again on the other.
    expect(container.querySelectorAll('rect[fill="var(--indigo-wash)"]')).toHaveLength(
      container.querySelectorAll('.stitched').length,
    );
    expect(container.querySelectorAll('.station')).toHaveLength(tailor.length + traditional.length);
  }
});

test('a language changes every text of the page, any other change one part', () => {
  const {container} = renderInSite(<TwoWays />);
  const stitched = () => container.querySelectorAll('.stitched').length;
  const counts = changes.map(({label}) => {
    fireEvent.click(screen.getByRole('button', {name: label}));
    return stitched();
  });
  expect(counts).toEqual([1, 1, 1, 2]);
});
