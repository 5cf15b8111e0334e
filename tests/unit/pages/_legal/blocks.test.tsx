/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import {LegalBlockContent} from '@site/src/pages/_legal/LegalPage/LegalBlocks';
import {parseSettings, type Settings} from '@site/src/lib/settings/parse';
import {renderInSite} from '../../../support/render';

let mockSettings: Settings = parseSettings({});
jest.mock('@site/src/lib/settings/useSettings', () => ({useSettings: () => mockSettings}));

test.each([
  [{}, /uses no services from other companies/, ''],
  [{GTM_CONTAINER_ID: 'GTM-ABC1234'}, /^These services/, 'Google Tag Manager (GTM-ABC1234)'],
])('with the settings %j the policy names what others may store, and nothing else', (settings, opening, services) => {
  mockSettings = parseSettings(settings);
  const {container} = renderInSite(<LegalBlockContent block={{part: 'outside-services'}} />);
  expect(container.querySelector('p')).toHaveTextContent(opening);
  const named = screen.queryAllByRole('listitem').map(({textContent}) => textContent.split(' loads')[0]);
  expect(named.join(', ')).toBe(services);
});

test('an email to the contact has the subject of its text', () => {
  mockSettings = parseSettings({CONTACT_EMAIL: 'us@site.test'});
  renderInSite(<LegalBlockContent block={{contact: 'Write to', subject: 'Your rights & mine'}} />);
  const address = new URL(screen.getByRole('link', {name: 'us@site.test'}).getAttribute('href') ?? '');
  expect([address.pathname, address.searchParams.get('subject')]).toEqual(['us@site.test', 'Your rights & mine']);
});

test('of a table, only names that a browser or a program uses are code; in a sentence, only links lead on', () => {
  const table = {caption: 'What is kept', columns: ['Name', 'Use'], rows: [['theme', 'The chosen colors']]};
  const {container} = renderInSite(
    <>
      <LegalBlockContent block={{table: {...table, isCode: true}}} />
      <LegalBlockContent block={{table: {...table, caption: 'Who works for us'}}} />
      <LegalBlockContent block={['Read ', {to: '/trust', label: 'more'}, ' there.']} />
    </>,
  );
  expect(
    [...container.querySelectorAll('code')].map((code) => code.closest('table')?.getAttribute('aria-label')),
  ).toEqual(['What is kept']);
  expect(container.querySelector('code')).toHaveTextContent('theme');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['more', '/trust'],
  ]);
});
