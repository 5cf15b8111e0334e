import type {Settings} from '@site/src/lib/settings/parse';
import {createLeadController, type LeadController} from './controller';
import {dropDraft} from './draft';
import {embeddedProvider} from './providers/embedded.client';
import {hubspotProvider} from './providers/hubspot.client';
import type {LeadProvider} from './providers/provider';

export interface Lead {
  readonly controller: LeadController;
  readonly provider: LeadProvider;
}

/** The life cycle of the lead form, with the provider that the settings name: HubSpot, or the site itself. */
export function createLead({hubspotPortalId: portalId, hubspotFormId: formId, hubspotRegion: region}: Settings): Lead {
  const provider = portalId === undefined ? embeddedProvider : hubspotProvider({portalId, formId, region});
  const form = {id: formId, provider: provider.name};
  const onDelivered = provider.delivers ? dropDraft : undefined;
  return {provider, controller: createLeadController(form, provider.loadScript, onDelivered)};
}
