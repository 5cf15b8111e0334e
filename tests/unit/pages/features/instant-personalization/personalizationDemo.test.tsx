/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/react';
import PersonalizationDemo from '@site/src/pages/features/instant-personalization/_PersonalizationDemo/PersonalizationDemo.island';
import {renderInSite} from '../../../../support/render';
import {textsOf} from '../../../../support/textsOf';

const press = (role: 'button' | 'switch', name: string) => fireEvent.click(screen.getByRole(role, {name}));

/** What each switch stitches, and what the summary calls it; the picture is drawn without words. */
test.each([
  ['Tailor the headline', 'the headline', ['the whole office']],
  ['Tailor the button', 'the button', ['Ask for a team price']],
  ['Tailor the image', 'the picture', ['']],
  ['Tailor the layout', 'the layout', ['Pick a color', 'What riders say', 'Plans for companies']],
])('%s stitches that part of the page alone, and says so', (name, called, words) => {
  const {container} = renderInSite(<PersonalizationDemo />);
  press('button', 'Show the original');
  expect(container.querySelectorAll('.stitched')).toHaveLength(0);
  expect(screen.getByRole('status')).toHaveTextContent('The original');
  press('switch', name);
  expect(textsOf(container.querySelectorAll('.stitched'))).toEqual(words);
  expect(screen.getAllByRole('switch', {checked: true}).map(({textContent}) => textContent)).toEqual([name]);
  expect(screen.getByRole('status')).toHaveTextContent(`1 of 4 changes Tailored: ${called}.`);
});
