import {daily, expect, test} from '../../support/browserTest';
import {builtFeeds, feedFaults} from '../../support/judges/feeds';

for (const folder of daily(['build', 'build-owner'], 1)) {
  test(`readers of feeds find all they need in those of ${folder}`, async () => {
    const feeds = builtFeeds(folder);
    expect(feeds.length).toBeGreaterThan(0);
    for (const {file, xml} of feeds) expect.soft(await feedFaults(xml, file.startsWith('blog')), file).toEqual([]);
  });
}

test('an entry that lacks something is told of, and an address that leads nowhere, and two of one id', async () => {
  const item =
    '<item><title>A</title><guid>1</guid><link>https://a.test/a</link><description>&lt;a href="/b"&gt;b&lt;/a&gt;</description></item>';
  const faults = await feedFaults(`<rss version="2.0"><channel><title>T</title>${item}${item}</channel></rss>`, true);
  for (const reader of ['feedparser', 'rss-parser'])
    expect(faults).toEqual(
      expect.arrayContaining([
        'two have the id 1',
        `${reader}: A has no date`,
        `${reader}: A has no author`,
        `${reader}: A has no category`,
        `${reader}: A has the address "/b"`,
      ]),
    );
});
