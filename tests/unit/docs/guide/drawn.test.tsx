/** @jest-environment jsdom */
import {screen, within} from '@testing-library/react';
import {plans} from '@site/src/content/plans';
import {DocCards} from '@site/src/docs/DocCards';
import {Glossary} from '@site/src/docs/guide/Glossary';
import {PlanLimits} from '@site/src/docs/guide/PlanLimits';
import {renderInSite} from '../../../support/render';
import {textsOf} from '../../../support/textsOf';

test('the terms are listed by the alphabet, and each name in the list above leads to its own', () => {
  const {container} = renderInSite(<Glossary />);
  const names = textsOf(screen.getAllByRole('term'));
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
  const jumps = within(screen.getByRole('navigation', {name: 'Terms'})).getAllByRole('link');
  expect(textsOf(jumps)).toEqual(names);
  expect(textsOf(jumps.flatMap((link) => [...container.querySelectorAll(`${link.getAttribute('href')} dt`)]))).toEqual(
    names,
  );
});

test('a card leads to its guide, with its own remark and sample where it has them', () => {
  const cards = [
    {to: '/docs/a', title: 'First', text: 'What it says.', picture: 'split'},
    {to: '/docs/b', title: 'Second', text: 'More.', picture: 'videos', note: 'Under 1 minute', sample: 'GET /b'},
  ] as const;
  renderInSite(<DocCards cards={cards} layout="front" />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/docs/a', '/docs/b']);
  expect(links.map((link) => textsOf([...link.querySelectorAll('.title, .note, .text, .sample')]))).toEqual([
    ['First', 'What it says.'],
    ['Second', 'Under 1 minute', 'More.', 'GET /b'],
  ]);
});

test('the limits of each plan stand below their names', () => {
  renderInSite(<PlanLimits />);
  expect(screen.getAllByRole('row').map(({children}) => textsOf([...children]))).toEqual([
    ['Plan', 'Audience segments', 'Team members', 'Traffic'],
    ...plans.map(({name, audienceSegments, teamMembers, traffic}) =>
      [name, audienceSegments, teamMembers, traffic].map(String),
    ),
  ]);
});
