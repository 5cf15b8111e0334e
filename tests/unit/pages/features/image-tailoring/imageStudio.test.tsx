/** @jest-environment jsdom */
import {fireEvent, screen, within} from '@testing-library/react';
import ImageStudio from '@site/src/pages/features/image-tailoring/_ImageStudio/ImageStudio.island';
import {samplePrompts} from '@site/src/pages/features/image-tailoring/words';
import {countInWords} from '@site/src/lib/countInWords';
import {renderInSite} from '../../../../support/render';
import {textsOf} from '../../../../support/textsOf';

const buttonsOf = (group: string): HTMLElement[] =>
  within(screen.getByRole('group', {name: group})).getAllByRole('button');

test('a picture is cut to each ratio, says how much of its 4:3 is left, and shows the one that was chosen', () => {
  const {container} = renderInSite(<ImageStudio />);
  const prompts = within(screen.getByRole('list', {name: 'Sample prompts'})).getAllByRole('button');
  expect(new Set(prompts.map((prompt) => prompt.querySelector('svg')?.innerHTML)).size).toBe(prompts.length);
  for (const [index, prompt] of prompts.entries()) {
    fireEvent.click(prompt);
    expect(screen.getByRole('img', {name: /coffee shop/})).toHaveAccessibleName(
      expect.stringContaining(samplePrompts[index]?.shows ?? 'nothing'),
    );
    // The words are of the people who are drawn, or of one thing; the mark is near the middle of their heads, or of the light.
    const heads = [...prompt.querySelectorAll('circle[r="25"]')].map((head) =>
      Number(/\((\d+)/.exec(head.parentElement?.getAttribute('transform') ?? '')?.[1]),
    );
    expect(samplePrompts[index]?.shows).toMatch(new RegExp(`^${countInWords(heads.length || 1)} `));
    const light = Number(prompt.querySelector('circle[r="92"]')?.getAttribute('cx'));
    const middle = heads.length > 0 ? heads.reduce((sum, x) => sum + x) / heads.length : light;
    expect(Math.abs(Number(container.querySelector('.whole circle[r="9"]')?.getAttribute('cx')) - middle)).toBeLessThan(
      60,
    );
    // The picture of the prompt is on the page, on the desk, and on the tailored side of the slider alone.
    const picture = prompt.querySelector('svg')?.innerHTML ?? '';
    const pages = [...container.querySelectorAll('.picture')].map((part) => [
      part.querySelector('svg')?.innerHTML === picture,
      part.matches('.stitched'),
    ]);
    expect(pages).toEqual([
      [true, true],
      [false, false],
      [true, true],
    ]);
    expect(container.querySelector('.after .picture svg')?.innerHTML).toBe(picture);
    expect(container.querySelector('.piece svg')?.innerHTML).toBe(picture);
    for (const button of buttonsOf('Ratio')) {
      fireEvent.click(button);
      const [width = NaN, height = NaN] = button.textContent.split(':').map(Number);
      const [ratio, whole] = [width / height, 4 / 3];
      const [x = NaN, y = NaN, wide = NaN, high = NaN] = (
        container.querySelector('.piece svg')?.getAttribute('viewBox') ?? ''
      )
        .split(' ')
        .map(Number);
      expect(wide / high).toBeCloseTo(ratio, 10);
      expect([x >= 0, y >= 0, x + wide <= 400, y + high <= 300, wide === 400 || high === 300]).not.toContain(false);
      const kept = Math.round(100 * Math.min(ratio / whole, whole / ratio));
      expect(screen.getByRole('status')).toHaveTextContent(`${button.textContent}, `);
      expect(screen.getByRole('status')).toHaveTextContent(`keeps ${kept}% of the image`);
      // Only a phone is that narrow, only a desktop that wide.
      const places = ['phone', 'desktop'].map((place) => screen.getByRole('status').textContent.includes(place));
      expect(places).toEqual([ratio < 0.6, ratio > 1.7]);
      // The subject's mark is within the part that is kept.
      const mark = container.querySelector('.whole svg g > circle[r="9"]');
      const [left, top] = ['cx', 'cy'].map((name) => Number(mark?.getAttribute(name)));
      expect(
        [left ?? NaN, top ?? NaN].every((at, axis) => (axis === 0 ? at > x && at < x + wide : at > y && at < y + high)),
      ).toBe(true);
    }
  }
  const slider = screen.getByRole('slider');
  fireEvent.change(slider, {target: {value: '30'}});
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^30% original, 70% tailored: one bag/));
  expect(container.querySelector('.after')?.getAttribute('style')).toMatch(/inset\(0(px)? 0(px)? 0(px)? 30%\)/);
  expect(container.querySelector<HTMLElement>('.seam')?.style.left).toBe('30%');
  expect(textsOf(container.querySelectorAll('.sides > *'))).toEqual(['Original', 'Tailored']);
});
