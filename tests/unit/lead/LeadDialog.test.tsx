/** @jest-environment jsdom */
import {plans} from '@site/src/content/plans';
import {LeadDialog} from '@site/src/lead/LeadDialog';
import {renderInSite} from '../../support/render';

/** What the dialog is called for the button of a plan. */
const titlesOfPlans = plans.flatMap(({name, cta}) => {
  const isForSales = cta === 'Contact Sales';
  return [
    ['default', name, isForSales ? 'Contact Sales' : 'Start Your Free Trial'],
    ['german', name, isForSales ? /Vertrieb/ : /kostenlose Testphase/],
  ] as const;
});

test.each<readonly [audience: string, request: string, title: string | RegExp]>([
  ...titlesOfPlans,
  ['default', 'trial', 'Start Your Free Trial'],
  ['default', 'quote', /Quote/],
  ['default', 'question', /Contact/],
  ['german', 'trial', /kostenlose Testphase/],
  ['german', 'quote', /Angebot/],
  ['german', 'question', /Schreiben/],
])('for %s visitors who ask for %s, the dialog is called %s', (audience, request, title) => {
  const {container} = renderInSite(<LeadDialog />, {at: '/'});
  const titles = [...container.querySelectorAll(`[data-for~=${audience}] [data-asked~="${request}"]`)];
  expect(titles).toHaveLength(1);
  expect(titles[0]).toHaveTextContent(title);
});
