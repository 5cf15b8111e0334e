import {useSyncExternalStore} from 'react';
import {useSettings} from '@site/src/settings/useSettings';
import type {Settings} from '@site/src/settings/parse';
import {createLeadController, type LeadController} from './controller';
import type {LeadState} from './machine';
import {embeddedProvider} from './providers/embedded';
import {hubspotProvider} from './providers/hubspot';
import type {LeadProvider} from './providers/provider';

/** The name under which every event knows the lead form. */
export const leadFormName = 'Start Your Free Trial';

interface Lead {
  readonly controller: LeadController;
  readonly provider: LeadProvider;
}

function createLead({hubspotPortalId: portalId, hubspotFormId: formId, hubspotRegion: region}: Settings): Lead {
  const provider = portalId === undefined ? embeddedProvider : hubspotProvider({portalId, formId, region});
  const form = {id: formId, name: leadFormName, provider: provider.name};
  return {provider, controller: createLeadController(form, provider.loadScript)};
}

/** One life cycle per page lifetime, however often navigation mounts the dialog anew. */
let lead: Lead | undefined;

/** The life cycle of the lead form and where it stands. */
export function useLead(): Lead & {readonly state: LeadState} {
  const settings = useSettings();
  lead ??= createLead(settings);
  const {subscribe, getState} = lead.controller;
  return {...lead, state: useSyncExternalStore(subscribe, getState, getState)};
}
