import {
  checkAddresses,
  isOwnAddress,
  ownAddresses,
  type Answered,
} from '@site/src/pipeline/publish/checks/ownAddresses';
import {parseSettings} from '@site/src/lib/settings/parse';
import {settingRules} from '@site/src/lib/settings/schema';

const site = 'https://www.acme.test';

const answered: Answered = {
  files: ['index.html', 'docs.html', 'docs/limits.html', 'admin/index.html', 'llms.txt', 'old/index.html'],
  redirects: [{from: '/old'}],
};

/** Each setting that is an address, with a value. */
const variables = Object.values(settingRules)
  .filter(({kind}) => ['base', 'plainBase', 'url', 'repository', 'secureUrl', 'videoEmbedUrls'].includes(kind))
  .map(({variable}) => variable);
const settingsWith = (variable: string, address: string) =>
  parseSettings({
    SITE_URL: site,
    [variable]: variable === 'VIDEO_EMBED_URLS' ? JSON.stringify({home: address}) : address,
  });

describe.each(variables)('%s on the own host', (variable) => {
  test('is another server’s, with what is below it', () => {
    const settings = settingsWith(variable, `${site}/proxied/part`);
    expect(ownAddresses(settings)).toEqual([{variable, value: `${site}/proxied/part`, path: '/proxied/part'}]);
    expect(() => checkAddresses(settings, answered)).not.toThrow();
    expect(isOwnAddress('/proxied/part', ownAddresses(settings))).toBe(true);
    expect(isOwnAddress('/proxied/part/below', ownAddresses(settings))).toBe(true);
    expect(isOwnAddress('/proxied/parts', ownAddresses(settings))).toBe(false);
    expect(ownAddresses(settingsWith(variable, 'https://other.test/proxied/part'))).toEqual([]);
  });

  // A repository has two segments at least.
  test.each(
    variable === 'REPOSITORY_URL'
      ? ['/docs/limits', '/Docs/Limits', '/vs/acme']
      : ['/docs', '/Docs', '/admin', '/old', '/vs', '/vs/acme', '/llms.txt'],
  )('%s is the site’s own and stops the build', (path) => {
    expect(() => checkAddresses(settingsWith(variable, site + path), answered)).toThrow(
      `${variable} is "${site}${path}", which is on the site's own host, and the site itself answers `,
    );
  });
});

test('the home page and a folder of pages are the site’s own', () => {
  expect(() => checkAddresses(settingsWith('APP_URL', site), answered)).toThrow('answers / there');
  expect(() => checkAddresses(settingsWith('APP_URL', `${site}/?ref=site`), answered)).toThrow('answers / there');
  const pages = {...answered, files: ['team/us.html']};
  expect(() => checkAddresses(settingsWith('APP_URL', `${site}/team`), pages)).toThrow('answers /team/us');
});

test('an address that cannot be decoded is taken as it is', () => {
  expect(ownAddresses(settingsWith('DEMO_VIDEO_URL', `${site}/film/%zz`))[0]?.path).toBe('/film/%zz');
});

test('a redirect from the address of a file would hide it', () => {
  const settings = parseSettings({});
  expect(() => checkAddresses(settings, {...answered, redirects: [{from: '/LLMs.txt'}]})).toThrow(
    'Redirect from "/LLMs.txt" would hide the file there',
  );
  expect(() => checkAddresses(settings, answered)).not.toThrow();
});
