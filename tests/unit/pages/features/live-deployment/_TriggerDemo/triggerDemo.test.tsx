/** @jest-environment jsdom */
import {fireEvent, screen, within} from '@testing-library/react';
import TriggerDemo from '@site/src/pages/features/live-deployment/_TriggerDemo/TriggerDemo.island';
import {sources} from '@site/src/pages/features/live-deployment/_TriggerDemo/words';
import {renderInSite} from '../../../../../support/render';

const buttonsOf = (group: string): HTMLElement[] =>
  within(screen.getByRole('group', {name: group})).getAllByRole('button');

/** The heights at which a thread passes its gates and ends, from 0 at the top to 1. */
const heightsOf = (thread: Element | null): number[] =>
  (thread?.getAttribute('d') ?? '')
    .split(/[MC]/)
    .slice(1)
    .map((part) => Number(part.split(' ').at(-1)));

/** The middle of an element's room, where all of them have the same. */
const middleIn = (elements: readonly Element[], one: Element | undefined): number =>
  (elements.findIndex((each) => each === one) + 0.5) / elements.length;

test('a visit gets the page that is marked, whose conditions are all met, and no other page has them all', () => {
  const {container} = renderInSite(<TriggerDemo />);
  for (const device of buttonsOf('Device'))
    for (const language of buttonsOf('Language'))
      for (const source of buttonsOf('Source')) {
        for (const button of [device, language, source]) fireEvent.click(button);
        const verdict = screen.getByRole('status').textContent;
        expect(verdict).toContain(
          `A ${device.textContent.toLowerCase()} that asks for ${language.textContent} arrives`,
        );
        const pages = [...container.querySelectorAll('.pages > li')];
        const served = pages.filter((page) => page.getAttribute('aria-current') === 'true');
        const fitting = pages.filter((page) => page.querySelector('[aria-label="Not met:"]') === null);
        expect(served).toHaveLength(1);
        expect(fitting).toEqual(served);
        const headline = served[0]?.querySelector('.headline');
        expect(container.querySelector('[role=status] strong')).toHaveTextContent(headline?.textContent.trim() ?? '');
        expect(container.querySelector('[role=status] strong')?.getAttribute('lang')).toBe(
          headline?.getAttribute('lang'),
        );
        expect(verdict.includes('the original, because')).toBe(served[0] === pages.at(-1));
        expect(verdict).toContain(` arrives at ${sources.find(({label}) => label === source.textContent)?.address}. `);
        const met = [...(served[0]?.querySelectorAll('.condition') ?? [])].map(({textContent}) => textContent.trim());
        if (served[0] !== pages.at(-1)) {
          expect(verdict).toContain(`, as ${met.join(' and ')} ${met.length > 1 ? 'both fit.' : 'fits.'}`);
        }
        // The thread: in at the middle, through what was chosen, through the edge, to the page.
        const chosen = [
          middleIn(buttonsOf('Device'), device),
          middleIn(buttonsOf('Language'), language),
          middleIn(buttonsOf('Source'), source),
        ];
        const thread = container.querySelector('.across path:last-child');
        expect(heightsOf(thread)).toEqual([0.5, ...chosen, 0.5, middleIn(pages, served[0])]);
      }
});
