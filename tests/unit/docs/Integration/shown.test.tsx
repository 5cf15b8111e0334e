/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import {Arrivals, Checks, Faults, FunnelSteps, IntegrationTable} from '@site/src/docs/Integration';
import {integrations} from '@site/src/docs/Integration/tools';
import {renderInSite} from '../../../support/render';
import {textsOf} from '../../../support/textsOf';

/** A text without the marks of code, of what is read on a screen, and of links. */
const bare = (text: string): string => text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/`|\*\*/g, '');
const rows = (): string[][] => screen.getAllByRole('row').map(({children}) => textsOf(children));

test.each(integrations.map(({id}) => id))('the page of %s has what is its own, each below its heading', (tool) => {
  const own = integrations.find(({id}) => id === tool);
  const arrivals = renderInSite(<Arrivals tool={tool} />);
  expect(rows()).toEqual([
    ['In your tool', 'What it is'],
    ...(own?.arrivals ?? []).map(({name, value}) => [name, value].map(bare)),
  ]);
  arrivals.unmount();
  const faults = renderInSite(<Faults tool={tool} />);
  expect(rows()).toEqual([
    ['What you see', 'Likely cause', 'What to do'],
    ...(own?.faults ?? []).map(({see, cause, remedy}) => [see, cause, remedy].map(bare)),
  ]);
  faults.unmount();
  const {container} = renderInSite(
    <>
      <Checks tool={tool} />
      <FunnelSteps tool={tool} />
    </>,
  );
  const [checks, funnel] = [...container.querySelectorAll('ol')].map((list) => textsOf(list.children));
  expect(checks).toEqual(own?.checks.map(({act, see}) => `${bare(act)}You should see ${bare(see)}`));
  expect(funnel).toEqual(own?.funnel.map(bare));
});

test('the table of tools leads to the page of each, and says its provider', () => {
  renderInSite(<IntegrationTable />);
  expect(rows().slice(1)).toEqual(
    integrations.map(({name, analyticsProvider, way}) => [name, `'${analyticsProvider}'`, bare(way)]),
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    integrations.map(({id}) => `/docs/integrations/${id}`),
  );
});
