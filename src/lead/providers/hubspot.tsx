import {useEffect, useEffectEvent} from 'react';
import {fillIn} from '../answers';
import {watchForm} from '../watchForm';
import {createHubspotForm, loadHubspot, type HubspotForm} from './hubspotEmbed';
import type {FormReport, LeadProvider, ProvidedFormProps} from './provider';

/** The document of the frame that HubSpot draws styled forms into, or undefined for a form in the page itself. */
function frameDocument(containerId: string): Document | undefined {
  return document.getElementById(containerId)?.querySelector('iframe')?.contentDocument ?? undefined;
}

/** HubSpot's form, drawn into the container by its v2 embed script. */
export function hubspotProvider(hubspotForm: HubspotForm): LeadProvider {
  function Form({containerId, language, answers, report, watcher}: ProvidedFormProps): null {
    const takeOver = (): void => {
      const frame = frameDocument(containerId);
      if (frame) watchForm(frame, watcher);
      const root = frame ?? document.getElementById(containerId);
      if (root) fillIn(root, answers);
    };
    const onReport = useEffectEvent((what: FormReport) => {
      if (what === 'FORM_READY') takeOver();
      report(what);
    });
    useEffect(
      () => createHubspotForm(hubspotForm, {containerId, locale: language}, (what) => onReport(what)),
      [containerId, language],
    );
    return null;
  }
  return {name: 'hubspot', isInHtml: false, loadScript: (retry) => loadHubspot(hubspotForm.region, retry), Form};
}
