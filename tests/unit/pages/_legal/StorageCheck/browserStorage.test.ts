import {sortStoredKeys} from '@site/src/pages/_legal/StorageCheck/browserStorage';

test('what the site writes is told from what others write, by key and by place', () => {
  const {own, others} = sortStoredKeys(
    'docs-sidebar=collapsed; _ga=GA1.1; docs-sidebar-width=3',
    ['theme-462', 'docusaurus.tab.analytics-462', 'sidebar'],
    ['generate_lead:form', 'doc_feedback:/docs', 'theme-462'],
  );
  expect(own.map(({key}) => key)).toEqual([
    'docs-sidebar',
    'theme-462',
    'docusaurus.tab.analytics-462',
    'generate_lead:form',
    'doc_feedback:/docs',
  ]);
  expect(others).toEqual([
    {place: 'Cookie', key: '_ga'},
    {place: 'Cookie', key: 'docs-sidebar-width'},
    {place: 'Local storage', key: 'sidebar'},
    {place: 'Session storage', key: 'theme-462'},
  ]);
});

test('an empty browser holds nothing', () => {
  expect(sortStoredKeys('', [], [])).toEqual({own: [], others: []});
});
