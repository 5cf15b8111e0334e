import {expect, test, visit} from '../support/browserTest';
import {dailyPages} from '../support/sitePages';

/**
 * Texts that cannot be read on paper, by WCAG's contrast of 4.5. Printers leave out the grounds of what does not ask for
 * its exact colors, so that its text stands on white.
 */
function paleTexts(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  if (canvas === null) throw new Error('There is no canvas to read colors with.');
  const channels = (color: string): readonly number[] => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
      const part = channel / 255;
      return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const isPrinted = (element: Element): boolean =>
    getComputedStyle(element).printColorAdjust === 'exact' &&
    channels(getComputedStyle(element).backgroundColor)[3] === 255;
  const groundOf = (element: Element): string => {
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      if (isPrinted(each)) return getComputedStyle(each).backgroundColor;
    }
    return '#fff';
  };
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const words = [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('');
    // An icon's drawing has no text, and a picture's is part of the picture.
    if (words === '' || element.closest('svg, template, script, style, [aria-hidden="true"]') !== null) return [];
    if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) return [];
    const [darker = 0, lighter = 0] = [getComputedStyle(element).color, groundOf(element)]
      .map(luminance)
      .sort((a, b) => a - b);
    const ratio = (lighter + 0.05) / (darker + 0.05);
    return ratio < 4.5 ? [`"${words.slice(0, 40)}" has a contrast of ${ratio.toFixed(1)}`] : [];
  });
}

test('a pale text on paper is told of, and one whose ground is printed is not', async ({page}) => {
  await page.setContent(`<a style="color: #fff; background: #000">Start</a>
    <p style="color: #fff; background: #000; print-color-adjust: exact">On its ground</p>`);
  await page.emulateMedia({media: 'print'});
  expect(await page.evaluate(paleTexts)).toEqual(['"Start" has a contrast of 1.0']);
});

for (const {path} of dailyPages()) {
  test(`${path} can be read on paper, whichever theme it is printed from`, async ({page}) => {
    await visit(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({media: 'print', colorScheme});
      expect(await page.evaluate(paleTexts), colorScheme).toEqual([]);
    }
  });
}
