/** @jest-environment jsdom */
import {screen, within} from '@testing-library/react';
import {appScreens, releaseAreas} from '@site/src/content/releases';
import {ReleasePeriodSection} from '@site/src/pages/release-notes/_ReleasePeriodSection';
import {renderInSite} from '../../../support/render';
import {textsOf} from '../../../support/textsOf';

const [area] = releaseAreas;

test('a note says its kind and its part of the product, and leads to its own guide and screen', () => {
  const note = {text: 'What changed.', area: area.id};
  const notes = [
    {...note, title: 'First', kind: 'New', more: {to: '/docs/a', label: 'The guide'}, app: 'settings'},
    {...note, title: 'Second', kind: 'Improved', app: 'bulkGenerator'},
    {...note, title: 'Third', kind: 'New', more: {to: '/docs/b', label: 'Another guide'}},
  ] as const;
  renderInSite(
    <ReleasePeriodSection
      period={{id: 'may-2025', heading: 'May 2025', mark: 'May', version: 'Release 1.2.0', notes}}
    />,
  );
  const month = screen.getByRole('region', {name: 'May 2025'});
  expect(month).toHaveTextContent('Release 1.2.0');
  const shown = within(month)
    .getAllByRole('listitem')
    .map((item) => [
      ...textsOf(item.querySelectorAll('.facts span')),
      ...[...item.querySelectorAll('a')].map((link) => `${link.textContent}: ${link.getAttribute('href')}`),
    ]);
  const screenOf = (name: 'settings' | 'bulkGenerator'): string =>
    `${appScreens[name].label}: https://app.tailor.example.com${appScreens[name].path}`;
  expect(shown).toEqual([
    ['New', area.label, 'The guide: /docs/a', screenOf('settings')],
    ['Improved', area.label, screenOf('bulkGenerator')],
    ['New', area.label, 'Another guide: /docs/b'],
  ]);
  expect(within(month).getByRole('link', {name: 'Link to May 2025'})).toHaveAttribute('href', '#may-2025');
});

test.each([
  ['is printed with its mark', 'New', ['May']],
  ['that is still to come is blank', undefined, []],
] as const)('a month %s', (_, kind, marks) => {
  const notes = [{title: 'A note', text: 'What changed.', area: area.id, kind}];
  const {container} = renderInSite(
    <ReleasePeriodSection period={{id: 'may', heading: 'May 2025', mark: 'May', notes}} />,
  );
  expect(textsOf(container.querySelectorAll('.number'))).toEqual(marks);
  expect(container.querySelectorAll('.blank')).toHaveLength(1 - marks.length);
});
