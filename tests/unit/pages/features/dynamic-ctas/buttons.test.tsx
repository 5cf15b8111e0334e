/** @jest-environment jsdom */
import {fireEvent, screen, within} from '@testing-library/react';
import {ButtonCards} from '@site/src/pages/features/dynamic-ctas/_ButtonCards';
import ButtonRouting from '@site/src/pages/features/dynamic-ctas/_ButtonRouting/ButtonRouting.island';
import {buttonVersions, type ButtonVersion} from '@site/src/pages/features/dynamic-ctas/words';
import {renderInSite} from '../../../../support/render';
import {textsOf} from '../../../../support/textsOf';

const buttonsOf = (group: string): HTMLElement[] =>
  within(screen.getByRole('group', {name: group})).getAllByRole('button');

/** What a visitor expects of each button: how the page begins that it opens. */
const promised: Readonly<Record<ButtonVersion['words'], string>> = {
  'Get started': 'Create an account',
  'See the price list': 'Price list',
  'Book a 30-minute demo': 'Choose a day',
  'Read the month-end guide': 'The month-end guide',
};

test('each source has the address, the button and the page that are its own', () => {
  const {container} = renderInSite(<ButtonRouting />);
  for (const [index, {query, words, path}] of buttonVersions.entries()) {
    fireEvent.click(buttonsOf('Where the visitor comes from')[index] ?? container);
    expect(screen.getAllByRole('button', {pressed: true})).toEqual([buttonsOf('Where the visitor comes from')[index]]);
    const addresses = textsOf(container.querySelectorAll('.address'));
    expect(addresses).toEqual([`yoursite.com/payroll${query}`, `yoursite.com${path}`]);
    const original = query === '' ? ', as on the original page.' : '.';
    expect(screen.getByRole('status')).toHaveTextContent(`The button says “${words}” and leads to ${path}${original}`);
    expect(container.querySelectorAll('.stitched')).toHaveLength(query === '' ? 0 : 1);
    expect(screen.getByRole('img', {name: /^The example page/})).toHaveTextContent(words);
    const opened = screen.getByRole('img', {name: /button opens/}).querySelector('.destination > b');
    expect([words, opened?.textContent]).toEqual([words, promised[words]]);
  }
});

test('the drawings say what the words beside them say: of which visitor, and in which groups clicks count', () => {
  const {container} = renderInSite(<ButtonCards />);
  const wordings = [...container.querySelectorAll('.wording')];
  expect(wordings.length).toBeGreaterThan(0);
  for (const wording of wordings) {
    const [origin = '', words = ''] = textsOf(wording.children);
    const description = wording.closest('li')?.querySelector('.description');
    // “See the price list” for a price keyword.
    expect(description).toHaveTextContent(new RegExp(`“${words}” for [^“]*${origin.split('=')[1]}`, 'i'));
  }
  const clicks = [...container.querySelectorAll('.click')].map(({children}) => textsOf(children));
  expect(clicks.map(([group, , counts]) => [group, counts?.trim()])).toEqual([
    ['Control', 'counts'],
    ['Treatment', 'counts'],
    ['Either', 'does not count'],
  ]);
});
