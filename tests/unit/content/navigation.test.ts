import {footerNavigation, navigation, product} from '@site/src/content/navigation';
import {sectionsDe} from '@site/src/pages/_home/words/sections.de';
import {sectionsEn} from '@site/src/pages/_home/words/sections.en';

const [features] = product.groups;
const entries = [
  ...navigation.flatMap((entry) => ('groups' in entry ? [] : entry)),
  ...footerNavigation.flatMap((group) => group.entries),
].flatMap((entry) => (entry.target.kind === 'page' ? {...entry, path: entry.target.path} : []));

test('an entry leads to the page that it names', () => {
  const others = entries.filter(({id}) => features?.entries.every((feature) => feature.id !== id));
  expect(others.length).toBeGreaterThan(0);
  for (const {label, path} of others) {
    const named = {Home: '', Compare: 'vs'}[label.en] ?? label.en.toLowerCase().replaceAll(' ', '-');
    expect([label.en, path]).toEqual([label.en, `/${named}`]);
  }
});

test('a tile of the home page leads where the navigation leads by its name, in both languages', () => {
  for (const {label, link} of Object.values(sectionsEn.tiles.items)) {
    expect(entries.filter((entry) => entry.label.en === label).map(({path}) => path)).toEqual([link]);
  }
  for (const {label, link} of Object.values(sectionsDe.tiles.items)) {
    expect(entries.filter((entry) => entry.label.de === label).map(({path}) => path)).toEqual([link]);
  }
});
