import {checkedIntegration} from '../check';
import type {Integration} from '../integration';
import {amplitude} from './amplitude';
import {ga4} from './ga4';
import {googleTagManager} from './googleTagManager';
import {hotjar} from './hotjar';
import {mixpanel} from './mixpanel';
import {segment} from './segment';

/** By the names of their files, in the order of the sidebar. */
const entries = {ga4, amplitude, segment, mixpanel, hotjar, googleTagManager};

/** Every tool with a page of its own. */
export const integrations: readonly Integration[] = Object.entries(entries).map(([name, entry]) =>
  checkedIntegration(`src/docs/Integration/tools/${name}.ts`, entry),
);

export const integrationPath = ({id}: Integration): string => `/docs/integrations/${id}`;

/** @throws Error where no tool has this id. */
export function integrationOf(id: string): Integration {
  const found = integrations.find((each) => each.id === id);
  if (found === undefined) {
    throw new Error(`There is no integration "${id}"; write one of ${integrations.map((each) => each.id).join(', ')}.`);
  }
  return found;
}
