import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '../support/browserTest';
import {scanFiles} from '../support/secrets';

const files = [
  {address: '/robots.txt', holds: /^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m},
  {address: '/.well-known/security.txt', holds: /^Contact: mailto:\S+@\S+$/m},
  {address: '/third-party-licenses.txt', holds: /^react-dom \d\S+ \(MIT\)$/m},
  {address: '/admin/third-party-licenses.txt', holds: /^@sveltia\/cms \d\S+ \(MIT\)$/m},
];

test('the files for programs are served as text', async ({request}) => {
  for (const {address, holds} of files) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type'], address).toMatch(/^text\/plain/);
    expect(await answer.text(), address).toMatch(holds);
  }
});

test('nothing that was built holds a secret', () => {
  const built = readdirSync('build', {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const {texts, found} = scanFiles(built.map(({parentPath, name}) => path.join(parentPath, name)));
  expect(found).toEqual([]);
  expect(texts).toBeGreaterThan(200);
});
