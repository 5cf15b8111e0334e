import {careLines} from '@site/src/pages/privacy-policy/_PolicySummary';
import {outsideServices} from '@site/src/pages/_legal/outsideServices';
import {draftKey, draftLifetime} from '@site/src/lead/storedDraft';
import {listScrollKey} from '@site/src/docs/Sidebar/listScroll';
import {sidebarCookieName} from '@site/src/docs/Sidebar/state';
import {choiceKey} from '@site/src/shell/consent/choice';
import type {LegalSection} from '@site/src/pages/_legal/document';
import {storageTable, storedItems} from '@site/src/pages/_legal/storage';
import {privacyPolicy} from '@site/src/pages/privacy-policy/words';
import {subprocessorGroups, subprocessors} from '@site/src/pages/subprocessors/words';
import {trust} from '@site/src/pages/trust/words';
import {parseSettings} from '@site/src/lib/settings/parse';
import {readTree, type SourceFile} from '../../../support/readTree';

const ids = privacyPolicy.sections.map(({id}) => id);

test('the privacy policy has a section for everything it has to cover, and its own date', () => {
  const promised =
    'data-we-collect cookies how-we-use-data legal-bases disclosures your-rights retention security children international-transfers changes privacy-contact';
  expect(ids).toEqual(expect.arrayContaining(promised.split(' ')));
  expect(privacyPolicy.updatedLine).toBe('Last updated July 8, 2025');
  expect(careLines.filter(({section}) => !ids.includes(section))).toEqual([]);
});

/** Each number of a heading that the text below it does not have. */
const unsaidNumbers = ({heading, blocks}: LegalSection): string[] =>
  (heading.match(/\d+/g) ?? []).filter((number) => !JSON.stringify(blocks).includes(` ${number}`));

test('numbers are the same in a heading, the text below it and the short version', () => {
  const {sections} = privacyPolicy;
  expect(sections.flatMap(unsaidNumbers)).toEqual([]);
  expect(unsaidNumbers({id: 'a', heading: 'Children under 16', blocks: ['Children under 13']})).toEqual(['16']);
  for (const {text, section} of careLines) {
    const heading = sections.find(({id}) => id === section)?.heading;
    expect([section, text.match(/\d+/g)]).toEqual([section, heading?.match(/\d+/g) ?? null]);
  }
});

// GDPR, articles 7(3) and 21(1): https://eur-lex.europa.eu/eli/reg/2016/679/oj
test('what is processed with consent can be withdrawn, and what is in somebody’s interest objected to', () => {
  const rows = privacyPolicy.sections
    .filter(({id}) => id === 'legal-bases')
    .flatMap(({blocks}) => blocks)
    .flatMap((block) => (typeof block === 'object' && 'table' in block ? block.table.rows : []));
  const rightOf = (basis: string) => rows.find(([name]) => name?.startsWith(basis))?.at(-1);
  expect(rightOf('Consent')).toMatch(/^Withdraw it at any time/);
  expect(rightOf('Legitimate interests')).toMatch(/^Object/);
});

test('the table says how long the cookie and a draft are kept', () => {
  const kept = (key: string) => storageTable.rows.find(([name]) => name === key)?.at(-1);
  expect(kept(sidebarCookieName)).toBe('7 days');
  expect([draftLifetime / 3_600_000, kept(draftKey)]).toEqual([1, expect.stringContaining('for an hour')]);
});

/** Something of what each item holds, as its name says. */
const holds: Readonly<Record<string, RegExp>> = {
  [sidebarCookieName]: /sidebar/,
  [listScrollKey]: /scrolled/,
  'theme-': /dark/,
  'docusaurus.tab.': /tab/,
  'doc_feedback:': /helpful/,
  'generate_lead:': /sent/,
  [draftKey]: /typed/,
  [choiceKey]: /accepted or refused/,
};

test('each stored item says what it holds, and is kept as long as its place keeps it', () => {
  expect(storedItems.map(({prefix}) => prefix).sort()).toEqual(Object.keys(holds).sort());
  for (const item of storedItems) {
    expect(item).toHaveProperty('holds', expect.stringMatching(holds[item.prefix] ?? ''));
    // Session storage ends with its tab, local storage does not.
    const isKept = [/tab/, /until you delete it/].map((end) => end.test(item.kept));
    expect([item.prefix, ...isKept]).toEqual([
      item.prefix,
      item.place === 'Session storage',
      item.place === 'Local storage',
    ]);
  }
});

test('a line of the short version leads to the section that says it', () => {
  const about: Readonly<Record<string, RegExp>> = {
    'data-we-collect': /collect/,
    disclosures: /receives/,
    'international-transfers': /United States/,
    'your-rights': /correct/,
    children: /children/,
  };
  for (const {text, section} of careLines) {
    expect([text, ...Object.keys(about).filter((id) => about[id]?.test(text))]).toEqual([text, section]);
  }
});

/** From the specification: "Authentication by Google and Meta", "international transfers to the US". */
test('the policy and what buyers are told name who signs people in, and the country of the servers', () => {
  const textOf = (sections: readonly LegalSection[], id: string): string =>
    JSON.stringify(sections.find((section) => section.id === id)?.blocks);
  expect(textOf(privacyPolicy.sections, 'data-we-collect')).toContain('sign-in through Google or Meta');
  expect(textOf(privacyPolicy.sections, 'international-transfers')).toContain('in the United States');
  expect(textOf(trust.sections, 'data')).toContain('in the United States');
});

test('the subprocessors are those of hosting, authentication and analytics', () => {
  expect(subprocessorGroups.map(({purpose, members}) => [purpose, members.length])).toEqual([
    ['Hosting', 1],
    ['Authentication', 2],
    ['Analytics', 3],
  ]);
  expect(subprocessors.updatedLine).toBe('Last updated February 25 2025');
});

test('tables are as wide in every row as in their head', () => {
  const tables = [...privacyPolicy.sections, ...subprocessors.sections].flatMap(({blocks}) =>
    blocks.flatMap((block) => (typeof block === 'object' && 'table' in block ? [block.table] : [])),
  );
  expect(tables.length).toBeGreaterThan(0);
  for (const {columns, rows} of tables) {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => row.length !== columns.length)).toEqual([]);
  }
});

test('each subprocessor is in its table with its work and its data, below the headings that say so', () => {
  const said = subprocessors.sections
    .flatMap(({blocks}) => blocks)
    .flatMap((block) => (typeof block === 'object' && 'table' in block ? [block.table] : []))
    .flatMap(({columns, rows}) => rows.flatMap((row) => row.map((cell, at) => `${columns[at]}: ${cell}`)));
  expect(said).toEqual(
    subprocessorGroups.flatMap(({members}) =>
      members.flatMap(({name, work, data}) => [
        `Subprocessor: ${name}`,
        `What it does for us: ${work}`,
        `Data it processes: ${data}`,
      ]),
    ),
  );
});

test('services of others are named as far as this deployment has them', () => {
  expect(outsideServices(parseSettings({}))).toEqual([]);
  const all = outsideServices(
    parseSettings({
      GTM_CONTAINER_ID: 'GTM-ABC1234',
      HUBSPOT_PORTAL_ID: '12345678',
      HUBSPOT_CAPTCHA: 'on',
      REPORTS_URL: 'https://reports.test/csp',
      VIDEO_EMBED_URLS: '{"home": "https://videos.test/1"}',
    }),
  );
  expect(all).toHaveLength(5);
  expect(all[0]).toContain('GTM-ABC1234');
  expect(all.at(-1)).toContain('reports.test');
});

test.each([
  [{GTM_CONTAINER_ID: 'GTM-ABC1234'}, /^Google Tag Manager \(GTM-ABC1234\)/],
  [{HUBSPOT_PORTAL_ID: '12345678'}, /^The trial form is HubSpot’s/],
  [{HUBSPOT_PORTAL_ID: '12345678', HUBSPOT_CAPTCHA: 'on'}, /reCAPTCHA/],
  [{VIDEO_EMBED_URLS: '{"home": "https://videos.test/1"}'}, /^Some videos come from/],
  [{REPORTS_URL: 'https://reports.test:8443/csp?key=1'}, / to reports\.test:8443\.$/],
])('with %j alone, the service that this sets up is named and no other', (settings, sentence) => {
  const services = outsideServices(parseSettings(settings));
  expect(services).toHaveLength(Object.keys(settings).length);
  expect(services.at(-1)).toMatch(sentence);
});

/** Files with code that stores something in the visitor's browser. */
function storingFiles(sources: readonly SourceFile[]): string[] {
  const stores =
    /\.setItem\(|\bstore\((?:'|siteStorage)|(?:local|session)Storage\s*\[|document\.cookie\s*=[^=]|indexedDB|createStorageSlot/;
  return sources.filter(({text}) => stores.test(text)).map(({file}) => file);
}

test('nothing is stored but by the code that the table of stored items describes', () => {
  const sources = readTree('src', /\.(tsx?|js|cjs|mjs)$/);
  expect(sources.length).toBeGreaterThan(0);
  expect(storingFiles(sources).sort()).toEqual([
    'src/docs/Sidebar/listScroll.ts',
    'src/docs/Sidebar/state.ts',
    'src/lead/storedDraft.ts',
    // The two keys of session storage, by way of oncePerSession and remember.
    'src/lib/analytics/once.ts',
    // What the others store by.
    'src/lib/storage.ts',
    // Deletes.
    'src/pages/_legal/StorageCheck/browserStorage.ts',
    'src/shell/ThemeSwitch/theme.behavior.ts',
    'src/shell/consent/choice.ts',
    'src/theme/Tabs/tabs.behavior.ts',
  ]);
  const callers = sources.filter(({text}) => /\b(?:oncePerSession|remember)\([^)]/.test(text)).map(({file}) => file);
  expect(callers.sort()).toEqual([
    'src/lead/LeadForm.island.tsx',
    'src/lib/analytics/once.ts',
    'src/shell/PageFeedback/events.ts',
  ]);
  expect(storingFiles([{file: 'visits.ts', text: "window.localStorage.setItem('visits', '1');"}])).toEqual([
    'visits.ts',
  ]);
});
