import {expect, hydrated, isAll, test} from '../support/browserTest';
import {largerTexts, lostTexts, setTexts} from '../support/largerText';
import {callInPage} from '../support/visitor/inPage';
import {pagesOfEachKind, sitePages} from '../support/sitePages';

const every = [...sitePages().map(({path}) => path), '/no-such-page', '/?audience=german&locale=de-DE'];

/** What Firefox and WebKit enlarge every day, by the same rules: tests/engines/run.ts. */
const ofEngines = ['/docs/ab-testing', '/tools/test-plan', '/pricing'];

const paths = isAll
  ? [...every, '/embed/home']
  : // The release notes were wider than a phone once.
    [...pagesOfEachKind.slice(0, 5).filter((path) => !ofEngines.includes(path)), '/release-notes'];

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('a page that is too wide, and words that a box cuts off, are found', async ({page}) => {
  await page.setContent(
    '<p style="width:200vw">Wide</p><p style="height:1em;overflow:hidden">One line<br>and another</p><p>Fits</p>',
  );
  expect(await page.evaluate(lostTexts)).toEqual([
    expect.stringContaining('wider than its window'),
    expect.stringContaining('"One lineand another" is cut'),
  ]);
});

for (const path of paths) {
  test(`${path} loses nothing with spaced and with larger texts`, async ({page}) => {
    test.setTimeout(120_000);
    await page.goto(path);
    if (!path.startsWith('/embed')) await hydrated(page);
    const faults: string[] = [];
    for (const {how, css, times, widths} of largerTexts) {
      for (const width of widths) {
        await page.setViewportSize({width, height: 800});
        await page.evaluate(callInPage(setTexts, [css, times]));
        // Drawings that are measured follow a frame later.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        faults.push(...(await page.evaluate(lostTexts)).map((fault) => `${how} at ${width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}
