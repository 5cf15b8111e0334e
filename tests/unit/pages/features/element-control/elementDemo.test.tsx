/** @jest-environment jsdom */
import {fireEvent, screen, within} from '@testing-library/react';
import {ElementCards} from '@site/src/pages/features/element-control/_ElementCards';
import ElementDemo from '@site/src/pages/features/element-control/_ElementDemo/ElementDemo.island';
import {ElementPicture} from '@site/src/pages/features/element-control/_ElementPicture';
import {pageParts, visitors} from '@site/src/pages/features/element-control/words';
import {renderInSite} from '../../../../support/render';
import {textsOf} from '../../../../support/textsOf';

const cellsOf = (row: Element): string[] => textsOf(row.querySelectorAll('td'));

test('the table and the sentence say of each visitor what the page shows', () => {
  renderInSite(<ElementDemo />);
  for (const [column, {label, campaign, sees}] of visitors.entries()) {
    fireEvent.click(
      within(screen.getByRole('group', {name: 'Visitor'})).getAllByRole('button')[column] ?? document.body,
    );
    const states = [...screen.getByRole('table').querySelectorAll('tbody tr')].map((row) => cellsOf(row)[column]);
    const names = pageParts.map(({name}) => name.toLowerCase());
    const hidden = names.filter((_, index) => states[index] === 'Hidden');
    const shown = sees.map((part) => names[pageParts.findIndex(({id}) => id === part)]);
    expect([...hidden, ...shown].sort()).toEqual([...names].sort());
    const said = `${label} visitors arrive with ${campaign}. They see, from top to bottom: ${shown.join(', ')}. Hidden: ${hidden.join(', ')}.`;
    expect(screen.getByRole('status')).toHaveTextContent(said);
    const drawn = screen.getByRole('img');
    expect(drawn).toHaveAccessibleName(expect.stringContaining(label.toLowerCase()));
    expect(drawn.querySelector('.address')).toHaveTextContent(`yoursite.com/classes?${campaign}`);
    expect([...drawn.querySelectorAll('s')].map(({textContent}) => textContent.toLowerCase())).toEqual(hidden);
    // Each part of the drawing has the class of its own name.
    expect([...drawn.querySelectorAll('.part > *')].map(({className}) => className)).toEqual(sees);
    expect(drawn.querySelectorAll('.stitched')).toHaveLength(states.filter((state) => state === 'Moved up').length);
  }
});

test('the picture of the element list shows what its words say is moved up and hidden', () => {
  const {container} = renderInSite(<ElementPicture />);
  const named = (state: RegExp): string[] =>
    [...container.querySelectorAll('.row')].flatMap((row) =>
      state.test(row.lastElementChild?.previousElementSibling?.textContent ?? '')
        ? [row.querySelector('.name')?.textContent.toLowerCase() ?? '']
        : [],
    );
  // The calculator is the sixth part of the original, and the form the last of its seven.
  expect(container).toHaveTextContent(/Price calculatorMoved up from 6.*Sign-up formMoved up from 7/);
  const words = screen.getByRole('img').getAttribute('aria-label') ?? '';
  const [, moved = '', hidden = ''] = /: (.*) are moved up; (.*) are hidden/.exec(words) ?? [];
  const parts = (list: string): string[] => list.split(/, | and /).map((part) => part.replace(/^the /, ''));
  expect(named(/^Moved/)).toEqual(parts(moved));
  expect(named(/^Hidden/)).toHaveLength(parts(hidden).length);
});

test('after an element was hidden the page has one less, after one was shown one more', () => {
  renderInSite(<ElementCards />);
  const changes = screen.getAllByRole('listitem').map((card) => {
    const [before = NaN, after = NaN] = [...card.querySelectorAll('svg > g')].map(
      (page) => page.querySelectorAll(':scope > g').length,
    );
    return [card.querySelector('h3')?.textContent, after - before];
  });
  expect(changes).toEqual([
    ['Hide', -1],
    ['Show', 1],
    ['Reorder', 0],
  ]);
});
