/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import PublishWalk from '@site/src/pages/features/instant-publishing/_PublishWalk/PublishWalk.island';

// Jest reads no SVG files.
jest.mock('@site/src/player/stage/Picture', () => ({Picture: () => null}));

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', {name}));
const status = () => screen.getByRole('status');
const current = () => screen.getByRole('listitem', {current: 'step'});

test('a page goes from draft to live and through its test', () => {
  jest.useFakeTimers();
  render(<PublishWalk />);
  expect(screen.getAllByRole('heading', {level: 3}).map(({textContent}) => textContent.replace(/^\d/, ''))).toEqual([
    'Create',
    'Review',
    'Publish',
    'Lightning Fast',
  ]);
  click(/^Button/);
  click('Review');
  expect(screen.getByRole('img', {name: /preview of the treatment\. Tailored: headline, button\.$/})).toBeVisible();
  expect(screen.getByRole('heading', {name: 'Review'})).toHaveFocus();
  click('Approve');
  click(/^Vanity URL/);
  click('Publish');
  expect(status()).toHaveTextContent('Publishing takes about 2 seconds.');
  click('Publishing');
  expect(current()).toHaveTextContent('Publish');
  act(() => jest.runAllTimers());
  expect(current()).toHaveTextContent('Lightning Fast');
  expect(screen.getByRole('img', {name: 'The tailored page, live at yoursite.com/office.'})).toHaveTextContent(
    'Get an office quote',
  );
  click('Start Test');
  expect(current()).toHaveTextContent(/in_experiment.*Control 50%Treatment 50%/);
  click('Ramp to 100%');
  expect(current()).toHaveTextContent(/fully ramped.*Treatment 100%/);
  click('Start over');
  expect(current()).toHaveTextContent('Create');
  jest.useRealTimers();
});

test('a page without changes does not go on, and earlier steps can be gone back to', () => {
  render(<PublishWalk />);
  click(/^Headline/);
  expect(status()).toHaveTextContent('Keep at least one change');
  click('Review');
  expect(current()).toHaveTextContent('Create');
  click(/^Image/);
  click('Review');
  click('Create');
  expect(screen.getByRole('heading', {name: 'Create'})).toHaveFocus();
  expect(screen.getByRole('button', {name: /^Image/})).toHaveAttribute('aria-pressed', 'true');
});
