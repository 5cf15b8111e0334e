import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import {Figure} from '@site/src/components/onePager/Examples/Figure';
import {landingPageExamples} from '@site/src/data/landingPageExamples';
import {renderInSite} from '../../../support/render';

test('the picture opens a dialog that names each visitor, and gets the focus back', async () => {
  renderInSite(<Figure />);
  const opener = screen.getByRole('button', {name: 'Enlarge: landing page examples'});
  opener.focus();
  fireEvent.click(opener);
  const dialog = screen.getByRole('dialog', {name: 'Landing page examples'});
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(landingPageExamples.length);
  for (const {visitor} of landingPageExamples) expect(within(dialog).getByText(visitor)).toBeInTheDocument();
  fireEvent.keyDown(dialog, {key: 'Escape'});
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(document.activeElement === opener).toBe(true));
});

test('one example is the original, and every other one has something tailored', () => {
  const changes = landingPageExamples.map(
    ({headline, tailoredFrom, tailored}) => tailoredFrom < headline.length || tailored.button || tailored.scene,
  );
  expect(changes).toEqual([false, true, true, true]);
});
