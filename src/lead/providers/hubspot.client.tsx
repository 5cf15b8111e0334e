import {useEffect, useEffectEvent} from 'react';
import {watchForm} from '../watchForm';
import {createHubspotForm, type HubspotForm} from './hubspotForm';
import {loadHubspot} from './hubspotScript';
import {containerId, type FormReport, type LeadProvider, type ProvidedFormProps} from './provider';

/** HubSpot's form, drawn into the container by its v2 embed script. */
export function hubspotProvider(hubspotForm: HubspotForm): LeadProvider {
  function Form({language, report, watcher, onRedrawn}: ProvidedFormProps): null {
    const onReport = useEffectEvent((what: FormReport) => report(what));
    const onChange = useEffectEvent(() => onRedrawn());
    const onFrame = useEffectEvent((frame: Document) => watchForm(frame, watcher));
    useEffect(() => {
      const container = document.getElementById(containerId);
      if (container === null) return undefined;
      const watched = new WeakSet<Document>();
      // Styled forms are drawn into a frame, whose document the container hears nothing of.
      const watchFrame = (): void => {
        const frame = container.querySelector('iframe')?.contentDocument;
        if (!frame || watched.has(frame)) return;
        watched.add(frame);
        onFrame(frame);
      };
      return createHubspotForm(
        hubspotForm,
        {container, locale: language},
        {
          report: (what) => {
            watchFrame();
            onReport(what);
          },
          redrawn: () => {
            watchFrame();
            onChange();
          },
        },
      );
    }, [language]);
    return null;
  }
  return {
    name: 'hubspot',
    delivers: true,
    isInHtml: false,
    loadScript: (retry) => loadHubspot(hubspotForm.region, retry),
    Form,
  };
}
