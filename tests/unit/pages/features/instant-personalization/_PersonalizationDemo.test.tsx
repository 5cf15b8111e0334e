/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/react';
import PersonalizationDemo from '@site/src/pages/features/instant-personalization/_PersonalizationDemo/PersonalizationDemo.island';
import {renderInSite} from '../../../../support/render';

const page = () => screen.getByRole('img', {name: /^The bike shop’s page/});

beforeEach(() => {
  renderInSite(<PersonalizationDemo />, {at: '/features/instant-personalization'});
});

it('has a card for each change, with its page and its switch, and all four on', () => {
  expect(screen.getAllByRole('link').map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
    ['Smart Copy Tailoring', '/features/smart-copy-tailoring'],
    ['Dynamic CTAs', '/features/dynamic-ctas'],
    ['AI Image Tailoring', '/features/image-tailoring'],
    ['Element Control', '/features/element-control'],
  ]);
  const switches = screen.getAllByRole('switch');
  expect(switches).toHaveLength(4);
  for (const each of switches) expect(each).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('All four changes');
});

it('takes each change off and puts it on again by itself', () => {
  const button = screen.getByRole('switch', {name: 'Tailor the button'});
  fireEvent.click(button);
  expect(button).not.toBeChecked();
  expect(page()).toHaveTextContent('Choose a bike');
  expect(page()).toHaveTextContent('the whole office');
  expect(screen.getByRole('status')).toHaveTextContent('As in the original: the button.');
  fireEvent.click(button);
  expect(page()).toHaveTextContent('Ask for a team price');
});

it('goes to the original and back at once', () => {
  fireEvent.click(screen.getByRole('button', {name: 'Show the original'}));
  for (const each of screen.getAllByRole('switch')) expect(each).not.toBeChecked();
  expect(page()).toHaveAccessibleName(
    /Electric bikes for every day.*Pick a color, What riders say, Plans for companies/,
  );
  fireEvent.click(screen.getByRole('button', {name: 'Put all four on'}));
  expect(page()).toHaveAccessibleName(/the whole office.*four bikes/);
});
