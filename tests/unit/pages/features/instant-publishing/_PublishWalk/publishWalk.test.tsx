/** @jest-environment jsdom */
import {act, fireEvent, screen} from '@testing-library/react';
import PublishWalk from '@site/src/pages/features/instant-publishing/_PublishWalk/PublishWalk.island';
import {demoPage, officePage} from '@site/src/player/walkthroughs/demoPage';
import {renderInSite} from '../../../../../support/render';
import {textsOf} from '../../../../../support/textsOf';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', {name}));
const step = (name: string): HTMLElement =>
  screen.getByRole('heading', {name: new RegExp(`${name}$`)}).closest('li') ?? document.body;
const page = (name: RegExp) => screen.getByRole('img', {name});
const fact = (term: string) => screen.getByText(term).nextElementSibling;

test('what was kept is on the tailored page alone, and each step says what came of it', () => {
  const {container} = renderInSite(<PublishWalk />);
  press(/^Headline/);
  expect(screen.getByRole('status')).toHaveTextContent('Keep at least one change');
  expect(screen.getByRole('button', {name: 'Review'})).toHaveAttribute('aria-disabled', 'true');
  expect(page(/editor/)).toHaveTextContent(demoPage.headline);
  press(/^Headline/);
  press(/^Image/);
  expect(page(/editor/)).toHaveTextContent(officePage.headline);
  expect(page(/editor/)).toHaveTextContent(demoPage.button);

  press('Review');
  expect(step('Create')).toHaveTextContent('2 changes');
  const [original, tailored] = [page(/preview of the control/), page(/Tailored: headline, image\.$/)];
  for (const [version, mode, headline, stitched] of [
    [original, 'control', demoPage.headline, 0],
    [tailored, 'treatment', officePage.headline, 2],
  ] as const) {
    expect(version).toHaveTextContent(`?preview_mode=${mode}`);
    expect(version).toHaveTextContent(headline);
    expect(version.querySelectorAll('.stitched')).toHaveLength(stitched);
  }
  expect([original, tailored].map((each) => each.closest('figure')?.querySelector('figcaption')?.textContent)).toEqual([
    'Original everyone else',
    'Tailored utm_campaign=office-*',
  ]);

  press('Approve');
  expect(step('Review')).toHaveTextContent('Approved');
  expect([fact('Shown to'), fact('Changes')].map((each) => each?.textContent)).toEqual(['utm_campaign=office-*', '2']);
  press(/^Vanity URL/);
  expect(fact('Shown to')).toHaveTextContent('everyone who opens the vanity URL');
  expect(page(/chosen URL/)).toHaveTextContent('yoursite.com/office');
  press(/^Publish$/);
  expect(screen.getByRole('status')).toHaveTextContent('Publishing takes about 2 seconds.');
  act(() => jest.advanceTimersByTime(1500));
  expect(step('Publish')).toHaveAttribute('aria-current', 'step');
  act(() => jest.advanceTimersByTime(500));

  expect(step('Publish')).toHaveTextContent('Vanity URL');
  expect(page(/tailored page at yoursite\.com\/office/)).toHaveTextContent(officePage.headline);
  const traffic = () => textsOf(container.querySelectorAll('.traffic > *'));
  expect([fact('Status')?.textContent, ...traffic()]).toEqual(['Published', 'No test yet']);
  // From the specification: "Publish in about 2 seconds", "Pages load in under 2 seconds".
  expect(fact('Published in')).toHaveTextContent('about 2 seconds');
  expect(fact('Pages load in')).toHaveTextContent('under 2 seconds');
  press('Start Test');
  expect([fact('Status')?.textContent, ...traffic()]).toEqual(['in_experiment', 'Control 50%', 'Treatment 50%']);
  press('Ramp to 100%');
  expect([fact('Status')?.textContent, ...traffic()]).toEqual(['fully ramped', 'Treatment 100%']);
});

test('by its name one gets back to an earlier step, with what was kept in it', () => {
  renderInSite(<PublishWalk />);
  press('Review');
  expect(step('Create').querySelector('.outcome')).toHaveTextContent(/^1 change$/);
  press('Approve');
  press('Create');
  expect(step('Create')).toHaveAttribute('aria-current', 'step');
  expect(screen.getAllByRole('button', {pressed: true}).map(({textContent}) => textContent)).toEqual([
    expect.stringMatching(/^Headline/),
  ]);
});

test.each([true, false])(
  'who goes elsewhere while it publishes keeps the focus (%p), who stays goes on',
  (isElsewhere) => {
    renderInSite(
      <>
        <PublishWalk />
        <input aria-label="Elsewhere" />
      </>,
    );
    for (const name of ['Review', 'Approve', /^Publish$/]) press(name);
    const field = screen.getByLabelText('Elsewhere');
    if (isElsewhere) field.focus();
    act(() => jest.advanceTimersByTime(2000));
    expect(step('Lightning Fast').querySelector('h3') === document.activeElement).toBe(!isElsewhere);
    expect(field === document.activeElement).toBe(isElsewhere);
  },
);
