import type {Integration} from '../integration';
import {amplitude} from './amplitude';
import {ga4} from './ga4';
import {googleTagManager} from './googleTagManager';
import {hotjar} from './hotjar';
import {mixpanel} from './mixpanel';
import {segment} from './segment';

/** Every tool with a page of its own, in the order of the sidebar. */
export const integrations: readonly Integration[] = [ga4, amplitude, segment, mixpanel, hotjar, googleTagManager];

export const integrationPath = ({id}: Integration): string => `/docs/integrations/${id}`;

/** @throws Error where no tool has this id. */
export function integrationOf(id: string): Integration {
  const found = integrations.find((each) => each.id === id);
  if (found === undefined) {
    throw new Error(`There is no integration "${id}"; write one of ${integrations.map((each) => each.id).join(', ')}.`);
  }
  return found;
}
