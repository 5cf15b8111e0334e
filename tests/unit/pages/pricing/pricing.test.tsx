/** @jest-environment jsdom */
import {existsSync} from 'node:fs';
import {fireEvent, screen, within} from '@testing-library/react';
import {PlanCards} from '@site/src/pages/pricing/_PlanCards';
import {OpenPoints} from '@site/src/pages/pricing/_OpenPoints';
import VisitorCount from '@site/src/pages/pricing/_VisitorCount/VisitorCount.island';
import {plans} from '@site/src/content/plans';
import {renderInSite} from '../../../support/render';

const card = (name: RegExp): HTMLElement => {
  const item = screen.getByRole('heading', {level: 2, name}).closest('li');
  if (item === null) throw new Error('The plan has no card.');
  return item;
};

test('each plan has its rail of garments', () => {
  expect(plans.length).toBeGreaterThanOrEqual(3);
  for (const {name} of plans) {
    expect([name, existsSync(`static/img/pricing/${name.toLowerCase()}.svg`)]).toEqual([name, true]);
  }
});

describe('without prices', () => {
  it('says TBD once for each plan', () => {
    renderInSite(<PlanCards />);
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
    renderInSite(<OpenPoints />);
    expect(screen.getAllByText('TBD')).toHaveLength(1);
    expect(screen.getByRole('link', {name: 'Ask by email'})).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:[^?]+\?subject=A%20quote/),
    );
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
