import {existsSync} from 'node:fs';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {caseStudies, type CaseStudy} from '@site/src/pages/case-studies/studies';
import routesPlugin from '@site/src/pipeline/plugins/routes';
import {parseSettings} from '@site/src/lib/settings/parse';

test('off leaves nothing in the settings that the browser gets', () => {
  expect(JSON.stringify(parseSettings({}))).not.toMatch(/case/i);
});

async function routesWith(environment: Readonly<Record<string, string>>): Promise<RouteConfig[]> {
  const routes: RouteConfig[] = [];
  const actions: PluginContentLoadedActions = {
    addRoute: (route) => void routes.push(route),
    createData: () => Promise.resolve(''),
    setGlobalData: () => {},
  };
  const settings = parseSettings(environment);
  await routesPlugin(undefined, {settings}).contentLoaded?.({content: undefined, actions});
  return routes;
}

test('the flag decides whether case studies are part of the site at all', async () => {
  const [off, on] = [await routesWith({}), await routesWith({CASE_STUDIES: 'on'})];
  expect(off.map(({path}) => path)).toEqual(['/vs', '/blog/404.html']);
  expect(on.slice(off.length).map(({path}) => path)).toEqual([
    '/case-studies',
    ...caseStudies.map(({slug}) => `/case-studies/${slug}`),
  ]);
  const files = on.flatMap(({component}) => (component.startsWith('@site/') ? [component.replace('@site/', '')] : []));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

/** Case studies whose summary is no description for a search result. */
const unfit = (studies: readonly Pick<CaseStudy, 'title' | 'summary'>[]): string[] =>
  studies.flatMap(({title, summary}) => (summary.length < 50 || summary.length > 160 ? [title] : []));

test('descriptions suit a search result', () => {
  expect(unfit(caseStudies)).toEqual([]);
  expect(unfit([{title: 'Short', summary: 'Too short.'}])).toEqual(['Short']);
});
