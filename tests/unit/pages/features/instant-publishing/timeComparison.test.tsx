/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import {TimeComparison} from '@site/src/pages/features/instant-publishing/_TimeComparison';
import {renderInSite} from '../../../../support/render';
import {textsOf} from '../../../../support/textsOf';

/** From the specification: "about 5 minutes, against 2-4 weeks of traditional development". */
test('the cloth has as many stitches of five minutes as four working weeks have, and is certain up to the second', () => {
  const {container} = renderInSite(<TimeComparison />);
  const cloths = [...screen.getByRole('img').querySelectorAll('svg')];
  expect(cloths.length).toBeGreaterThan(0);
  for (const cloth of cloths) {
    const [, , wide = NaN, high = NaN] = cloth.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
    const stitch = cloth.querySelector('pattern');
    const stitches = (wide / Number(stitch?.getAttribute('width'))) * (high / Number(stitch?.getAttribute('height')));
    // Eight hours a day, five days a week.
    expect(stitches * 5).toBe(4 * 5 * 8 * 60);
    const [certain, rest] = cloth.querySelectorAll('g > rect');
    expect([certain?.getAttribute('height'), rest?.getAttribute('y')]).toEqual(['50%', '50%']);
  }
  expect(textsOf(container.querySelectorAll('.marks > *'))).toEqual(['2 weeks', '4 weeks']);
  expect(
    screen.getAllByRole('term').map((term) => `${term.nextElementSibling?.textContent} ${term.textContent}`),
  ).toEqual(['about 5 minutes to tailor and publish', '2-4 weeks of traditional development']);
});
