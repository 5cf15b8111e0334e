import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkPosts} from '@site/src/blog/check';
import {writePosts} from '../../../support/postFixtures';

const days = ['2025-10-07', '2025-10-08', '2025-10-09', '2025-10-10'];
const blogDir = mkdtempSync(path.join(tmpdir(), 'link-dates-'));

afterAll(() => {
  delete process.env.PUBLISH_UNTIL;
  rmSync(blogDir, {recursive: true});
});

const post = (slug: string, date: string, body: string): string =>
  `---\ntitle: A post of ${date}\nslug: ${slug}\ndate: ${date}\n---\n${body}\n`;

test.each(days)(
  'on %s a link between posts is refused where a reader of today or later finds no post',
  async (today) => {
    process.env.PUBLISH_UNTIL = today;
    const links = days.map((day) => `[the post of ${day}](/blog/to-${day})`).join(', ');
    const posts = days.flatMap((day) => [
      [`${day}-from/index.md`, post(`from-${day}`, day, links)] as const,
      [`${day}-to/index.md`, post(`to-${day}`, day, 'Words.')] as const,
    ]);
    writePosts(blogDir, Object.fromEntries(posts));
    const findings = await checkPosts({siteDir: process.cwd(), blogDir});
    const refused = findings.flatMap(({file, problem}) => {
      const [, to] = /"\/blog\/to-(\S+)" comes out on/.exec(problem) ?? [];
      return to === undefined ? [] : [`${/(\S{10})-from/.exec(file)?.[1] ?? ''} to ${to}`];
    });
    /** Day by day from today on: the post with the link is out, and the other is not. */
    const isLost = (from: string, to: string): boolean => days.some((day) => day >= today && from <= day && to > day);
    const expected = days.flatMap((from) => days.flatMap((to) => (isLost(from, to) ? `${from} to ${to}` : [])));
    expect(refused.sort()).toEqual(expected.sort());
  },
);
