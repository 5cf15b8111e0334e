import {contentToReplace, pricesToReplace, settingsToReplace} from '@site/src/pipeline/placeholders/list';
import {parseSettings} from '@site/src/lib/settings/parse';
import type {Plan} from '@site/src/content/plans';
import {runScript} from '../../support/tsx';

test('each placeholder in the content is listed with its file', async () => {
  expect(await contentToReplace('tests/fixtures/placeholders')).toEqual([
    "people/team.ts: the CEO's name",
    'people/team.ts: portrait of the CTO',
  ]);
});

test('a fresh clone lists the settings that lead nowhere, with their purpose', () => {
  const lines = settingsToReplace(parseSettings({}));
  expect(lines).toContainEqual(expect.stringMatching(/^SITE_URL is https:\/\/tailor\.example\.com \(address of this/));
  expect(lines).toContainEqual(expect.stringMatching(/^HUBSPOT_PORTAL_ID is not set \(/));
  expect(lines).toContainEqual(expect.stringMatching(/^HUBSPOT_FORM_ID is 00000000-/));
  expect(lines.join('\n')).not.toContain('HUBSPOT_REGION');
});

test('settings with real values are not listed', () => {
  const lines = settingsToReplace(
    parseSettings({
      SITE_URL: 'https://www.tailor.test',
      CONTACT_EMAIL: 'sales@not-example.test',
      GTM_CONTAINER_ID: 'GTM-ABC1234',
    }),
  );
  expect(lines.join('\n')).not.toMatch(/SITE_URL|CONTACT_EMAIL|GTM_CONTAINER_ID/);
});

test('what is TBD in the prices is listed, and nothing once all is set', () => {
  const plan = (name: string, price: Plan['price']) => ({name, price});
  expect(pricesToReplace([plan('Small', 'TBD'), plan('Medium', '$49'), plan('Large', 'Custom')], 'TBD')).toEqual([
    'content/plans.ts: TBD: The price of Small',
    'content/plans.ts: TBD: The traffic tiers and their rates',
  ]);
  expect(pricesToReplace([plan('Small', '$9'), plan('Large', 'Custom')], '$40 for each')).toEqual([]);
});

test('the command prints all three lists, each with as many lines as it says', () => {
  const {status, stdout} = runScript(['src/pipeline/placeholders/run.ts'], {cwd: process.cwd()});
  expect(status).toBe(0);
  const lists = [...stdout.matchAll(/^(Settings|Content|Questions)\b.*: (\d+)\n((?: {2}- .*\n)*)/gm)];
  expect(lists.map(([, name]) => name)).toEqual(['Settings', 'Content', 'Questions']);
  for (const [, , said, lines = ''] of lists) expect(lines.match(/^ {2}- /gm) ?? []).toHaveLength(Number(said));
});
