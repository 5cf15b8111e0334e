import {footerNavigation, homeEntry, navigation} from '@site/src/content/navigation';

test('each entry leads to the page that it is named for', () => {
  const entries = [...navigation, ...footerNavigation.flatMap((group) => group.entries)];
  const led = entries.flatMap((entry) =>
    'target' in entry && entry.target.kind === 'page' ? [{label: entry.label.en, path: entry.target.path}] : [],
  );
  expect(led.length).toBeGreaterThan(10);
  // Their names say more than their addresses.
  const named: Readonly<Record<string, string>> = {[homeEntry.label.en]: '/', Compare: '/vs'};
  const wrong = led.filter(({label, path}) => {
    const slug = label.toLowerCase().replace(/[^a-z]+/g, '-');
    return path !== (named[label] ?? `/${slug}`) && !path.startsWith('/features/');
  });
  expect(wrong).toEqual([]);
});
