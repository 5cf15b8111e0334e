/** @jest-environment jsdom */
import {existsSync} from 'node:fs';
import {fireEvent, screen, within} from '@testing-library/react';
import {PlanCards} from '@site/src/pages/pricing/_PlanCards';
import {OpenPoints} from '@site/src/pages/pricing/_OpenPoints';
import TierEstimator from '@site/src/pages/pricing/_TierEstimator/TierEstimator.island';
import VisitorCount from '@site/src/pages/pricing/_VisitorCount/VisitorCount.island';
import {priceSheet} from '@site/src/content/plans';
import {filledSheet, openSheet} from '../../../support/priceSheets';
import {renderInSite} from '../../../support/render';

const card = (name: RegExp): HTMLElement => {
  const item = screen.getByRole('heading', {level: 2, name}).closest('li');
  if (item === null) throw new Error('The plan has no card.');
  return item;
};

test('each plan has its rail of garments', () => {
  expect(priceSheet.plans.length).toBeGreaterThanOrEqual(3);
  for (const {name} of priceSheet.plans) {
    expect([name, existsSync(`static/img/pricing/${name.toLowerCase()}.svg`)]).toEqual([name, true]);
  }
});

describe('without prices', () => {
  it('says TBD once for each plan', () => {
    renderInSite(<PlanCards sheet={openSheet} />);
    for (const name of [/^Starter$/, /^Professional$/]) {
      expect(within(card(name)).getAllByText('TBD')).toHaveLength(1);
      expect(within(card(name)).getByRole('button', {name: 'Start Free Trial'})).toBeVisible();
    }
    expect(card(/^Professional/)).toHaveTextContent('Most Popular');
    expect(card(/^Enterprise/)).toHaveTextContent('Custom');
    expect(within(card(/^Enterprise/)).getByRole('button', {name: 'Contact Sales'})).toBeVisible();
    expect(document.body).not.toHaveTextContent('$');
  });

  it('says that the rates are open, and how to get a quote', () => {
    renderInSite(<OpenPoints sheet={openSheet} />);
    expect(screen.getAllByText('TBD')).toHaveLength(1);
    expect(screen.getByRole('link', {name: 'Ask by email'})).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:[^?]+\?subject=A%20quote/),
    );
  });
});

describe('with prices and tiers', () => {
  it('shows them on the cards', () => {
    renderInSite(<PlanCards sheet={filledSheet} />);
    expect(card(/^Starter/)).toHaveTextContent('$49a month, on the first traffic tier');
    expect(card(/^Professional/)).toHaveTextContent('$149.50');
    expect(card(/^Enterprise/)).toHaveTextContent('Custom');
    expect(document.body).not.toHaveTextContent('TBD');
  });

  it('has nothing open once every rate is set', () => {
    renderInSite(<OpenPoints sheet={{...filledSheet, tiers: filledSheet.tiers.slice(0, 2)}} />);
    expect(screen.getByRole('heading', {level: 2, name: 'What will it cost after the trial?'})).toBeVisible();
    expect(document.body).not.toHaveTextContent('TBD');
  });

  it('estimates by number and by slider, each following the other, and stitches the line of the tier', () => {
    renderInSite(<TierEstimator sheet={filledSheet} />);
    const number = screen.getByRole('textbox', {name: /^Unique visitors a month/});
    const slider = screen.getByRole('slider', {name: 'Visitors a month'});
    const status = screen.getByRole('status');
    const stitched = () => screen.getAllByRole('row').filter((row) => row.className.includes('current'));
    expect(number).toHaveValue('5,000');
    expect(status).toHaveTextContent('Starter $49 a month');

    fireEvent.change(number, {target: {value: '20 000'}});
    expect(status).toHaveTextContent('20,000 visitors a month are in tier 2 of 3: Starter $89.10 a month');
    expect(slider).toHaveValue('25');
    expect(slider).toHaveAttribute('aria-valuetext', '20,000 visitors');
    expect(stitched().map(({textContent}) => textContent)).toEqual(['10,001 to 50,000$89.10$189.60Custom']);

    fireEvent.change(slider, {target: {value: '61'}});
    expect(number).toHaveValue('200,001');
    expect(status).toHaveTextContent('Ask for a quote for Enterprise');
    expect(stitched()).toHaveLength(0);
  });

  it('explains what it cannot read beside the field, and keeps the slider where it is', () => {
    renderInSite(<TierEstimator sheet={filledSheet} />);
    const number = screen.getByRole('textbox');
    for (const [value, problem] of [
      ['', 'Enter a number.'],
      ['many', 'Use digits only'],
      ['-3', 'A count cannot be below 0.'],
      ['1.5', 'Use a whole number.'],
    ] as const) {
      fireEvent.change(number, {target: {value}});
      expect(number).toBeInvalid();
      expect(number).toHaveAccessibleDescription(expect.stringContaining(problem));
      expect(screen.getByRole('status')).toHaveTextContent('Nothing to estimate yet.');
      expect(screen.getByRole('slider')).toHaveValue('10');
    }
    expect(document.body).not.toHaveTextContent('NaN');
  });
});

it('counts the people of each page that is switched on, once', () => {
  renderInSite(<VisitorCount />);
  const box = (name: RegExp) => screen.getByRole('checkbox', {name});
  const status = screen.getByRole('status');
  expect(screen.getByRole('group', {name: 'Tailor is active on'})).toBeVisible();
  expect(box(/Search ads/)).toBeChecked();
  expect(box(/Social ads.*4 people/)).toBeChecked();
  expect(status).toHaveTextContent(
    '8 of 12 people count. One of them opened two of these pages, and counts once. That is past the first tier',
  );
  fireEvent.click(box(/Social ads/));
  expect(status).toHaveTextContent('5 of 12 people count. They fit the first tier');
  fireEvent.click(box(/Search ads/));
  expect(status).toHaveTextContent('None of the 12 people count');
});
