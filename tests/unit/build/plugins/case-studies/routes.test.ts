import {existsSync} from 'node:fs';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {plugins} from '@site/src/build/config/plugins';
import {caseStudies} from '@site/src/pages/case-studies/studies';
import caseStudyPages from '@site/src/build/plugins/case-studies';
import {parseSettings} from '@site/src/lib/settings/parse';

const plugin = './src/build/plugins/case-studies/index.ts';

test('the flag decides whether the plugin is part of the site at all', () => {
  expect(plugins(parseSettings({}), {})).not.toContain(plugin);
  expect(plugins(parseSettings({CASE_STUDIES: 'on'}), {})).toContain(plugin);
});

test('off leaves nothing in the settings that the browser gets', () => {
  expect(JSON.stringify(parseSettings({}))).not.toMatch(/case/i);
});

test('with the flag on there are a list and a page for each study', async () => {
  const routes: RouteConfig[] = [];
  const actions: PluginContentLoadedActions = {
    addRoute: (route) => void routes.push(route),
    createData: () => Promise.resolve(''),
    setGlobalData: () => {},
  };
  await caseStudyPages().contentLoaded?.({content: undefined, actions});
  expect(caseStudies.length).toBeGreaterThanOrEqual(1);
  expect(routes.map(({path}) => path)).toEqual([
    '/case-studies',
    ...caseStudies.map(({slug}) => `/case-studies/${slug}`),
  ]);
  const components = routes.map(({component}) => component.replace('@site/', ''));
  expect(components.filter((file) => !existsSync(file))).toEqual([]);
});

test('descriptions suit a search result, and nothing in them passes for a real customer', () => {
  for (const {title, summary, customer, result} of caseStudies) {
    expect({title, fits: summary.length >= 50 && summary.length <= 160}).toEqual({title, fits: true});
    expect(`${customer} ${summary} ${result}`).toMatch(/^Name of the .*Placeholder: .*To come: /);
    expect(`${summary} ${result}`).not.toMatch(/\d/);
  }
});
