/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/react';
import PersonalizationDemo from '@site/src/pages/features/instant-personalization/_PersonalizationDemo/PersonalizationDemo.island';
import {VisitorFan} from '@site/src/pages/features/instant-personalization/_VisitorFan';
import {countInWords} from '@site/src/lib/countInWords';
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

/** How many bikes there are in a picture, of two wheels each. */
const bikesIn = (picture: Element): number => picture.querySelectorAll('circle[r="30"]').length / 2;

test.each(['Show the original', 'Put all four on'])('%s: there are as many bikes as the words say', (choice) => {
  renderInSite(<PersonalizationDemo />);
  press('button', choice);
  const page = screen.getByRole('img');
  expect(page).toHaveAccessibleName(expect.stringContaining(`a picture of ${countInWords(bikesIn(page))} bike`));
});

test('the search about hills has the bike on a hill, and the company the fleet', () => {
  const {container} = renderInSite(<VisitorFan />);
  const pictures = [...container.querySelectorAll('.page')].map((page) => [
    page.querySelector('.tag')?.textContent,
    bikesIn(page),
    page.querySelector('g[transform*="rotate(-"]') !== null,
  ]);
  expect(pictures).toEqual([
    ['German', 1, false],
    ['Hill search', 1, true],
    ['Company ad', 3, false],
  ]);
});
