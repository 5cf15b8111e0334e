/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import {TrafficShift} from '@site/src/pages/features/ab-testing-analytics/_TrafficShift';
import {VersionPair} from '@site/src/pages/features/ab-testing-analytics/_VersionPair';
import {VisitorsPicture} from '@site/src/pages/features/ab-testing-analytics/_VisitorsPicture';
import {renderInSite} from '../../../../support/render';

/** From the specification: "Sample A/B figures: 2.4% vs 3.8% conversion", of control and treatment. */
const rates = [
  ['Control', '2.4%'],
  ['Treatment', '3.8%'],
];

test('of the dots of each group as many stand out as its rate says, in the picture and in words', () => {
  const {container} = renderInSite(<VisitorsPicture />);
  const groups = [...container.querySelectorAll('.group')];
  expect(
    groups.map((group) => [group.querySelector('.name')?.textContent, group.lastElementChild?.textContent]),
  ).toEqual(rates);
  const dots = groups.map((group) => group.querySelectorAll('svg > circle').length);
  // Of 500 each.
  expect(dots.map((count) => `${(count / 5).toFixed(1)}%`)).toEqual(['2.4%', '3.8%']);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    expect.stringContaining(`In control ${dots[0]} visitors converted, 2.4%; in treatment ${dots[1]}, 3.8%.`),
  );
  expect(container).toHaveTextContent(`${dots[0]} against ${dots[1]} of 500 each`);
});

test('the original has the rate of control, and the tailored page that of treatment, each with its counts', () => {
  renderInSite(<VersionPair />);
  const versions = screen.getAllByRole('listitem').map((version) => {
    const [, rate, converted = '', visitors = ''] =
      /([\d.]+%)([\d,]+) of ([\d,]+) visitors/.exec(version.textContent) ?? [];
    const share = Number(converted.replace(',', '')) / Number(visitors.replace(',', ''));
    return [version.querySelector('h3')?.textContent.split(':')[0], rate, `${(100 * share).toFixed(1)}%`];
  });
  expect(versions).toEqual(rates.map(([name, rate]) => [name, rate, rate]));
});

test('in the sketch of what is to come, the better version starts with half of the visitors and never gets less', () => {
  renderInSite(<TrafficShift />);
  const bars = [...screen.getByRole('img', {name: /starts with half of the visitors/}).querySelectorAll('g')];
  const shares = bars.map((bar) => {
    const [all = NaN, better = NaN] = [...bar.children].map((part) => Number(part.getAttribute('height')));
    return better / all;
  });
  expect(shares[0]).toBeCloseTo(0.5);
  expect([...shares].sort()).toEqual(shares);
  expect(shares.at(-1)).toBeGreaterThan(0.5);
});
