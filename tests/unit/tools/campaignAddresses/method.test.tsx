/** @jest-environment jsdom */
import CampaignAddressesPage from '@site/src/pages/tools/campaign-addresses';
import {methodOf} from '../../../support/method';
import {textsOf} from '../../../support/textsOf';

test('the naming scheme and each preview are explained with an example of their own', () => {
  const method = methodOf(<CampaignAddressesPage />);
  const cells = [...method.querySelectorAll('tbody tr')].map((row) => textsOf(row.children));
  expect(cells).toContainEqual(['Spring Sale', 'spring-sale', 'Spring%20Sale']);
  const links = textsOf(method.querySelectorAll('ul li'));
  expect(links).toEqual([
    expect.stringMatching(/^Tailored.*preview_mode=treatment#/),
    expect.stringMatching(/^Original.*preview_mode=control#/),
    expect.stringMatching(/tag.*t_healthcheck#/),
  ]);
});
