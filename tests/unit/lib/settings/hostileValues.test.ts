import {parseSettings, SettingError, type Settings} from '@site/src/lib/settings/parse';
import {hostileValues} from '../../../support/owner/hostileValues';
import {ruleFaults} from '../../../support/owner/ruleFaults';

/** What a refusal tells to write, taken at its word. */
function example(message: string): string {
  const [, expected = ''] = /Expected ([^]*?)\. Correct it/.exec(message) ?? [];
  const [, named, only] = /(?:such as|of the form) (\{[^}]*\}|\S+)|^"(\w+)"/.exec(expected) ?? [];
  return (named ?? only ?? '12345678').replace(/[;,]$/, '');
}

/** The settings with a value; where it is refused, its message. */
function read(variable: string, value: string): Settings | string {
  try {
    return parseSettings({[variable]: value});
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
}

test('a value is refused with variable, value and what to write instead, or the rules work with it', () => {
  const all = hostileValues();
  const problems = all.flatMap(({variable, what, value}) => {
    const settings = read(variable, value);
    const name = `${variable} with ${what}`;
    if (typeof settings !== 'string') return ruleFaults(settings).map((fault) => `${name}: ${fault}`);
    const says = settings.startsWith(`${variable} is "${value.trim()}", which is not valid. Expected `);
    const helps = typeof read(variable, example(settings)) !== 'string';
    return [
      ...(says ? [] : [`${name}: ${settings}`]),
      ...(helps ? [] : [`${name}: what it tells to write is refused too`]),
    ];
  });
  expect(all.length).toBeGreaterThan(400);
  expect(problems).toEqual([]);
});

test('every kind of value is refused in some form, and taken in some', () => {
  const all = hostileValues();
  const refused = all.filter(({variable, value}) => typeof read(variable, value) === 'string');
  expect(all.length - refused.length).toBeGreaterThan(50);
  expect(new Set(refused.map(({variable}) => variable))).toEqual(new Set(all.map(({variable}) => variable)));
});

test('rules that a value has spoiled are seen', () => {
  const settings = parseSettings({});
  const spoiled: readonly (readonly [Partial<Settings>, string])[] = [
    [{siteUrl: 'https://a.test/sub?x'}, 'pages are at'],
    [{appUrl: 'https://a.test/a b'}, 'a redirect leads to "https://a.test/a b"'],
    [{demoVideoUrl: `https://a.test/${'a'.repeat(1000)}`}, 'a redirect leads to an address of'],
    [{reportsUrl: 'https://a.test/"x'}, 'Reporting-Endpoints is'],
    [{hubspotPortalId: '1234', hubspotRegion: "eu1' 'unsafe-eval'"}, 'has the source'],
    [{contactEmail: 'a@b.test?cc=c'}, 'mail goes to'],
  ];
  for (const [change, fault] of spoiled) expect(ruleFaults({...settings, ...change}).join('\n')).toContain(fault);
});
