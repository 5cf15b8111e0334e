import {useEffect, useEffectEvent} from 'react';
import type {Language} from '@site/src/lib/audience';
import {useSettings} from '@site/src/lib/settings/useSettings';
import {watchForm, type FormWatcher} from '../watchForm';
import {createHubspotForm} from './hubspotForm';
import {containerId, type FormReport} from './provider';

interface HubspotFormProps {
  readonly portalId: string;
  readonly language: Language;
  readonly report: (report: FormReport) => void;
  /** For forms in a document of their own, where the container hears nothing. */
  readonly watcher: FormWatcher;
  /** Fields have come that were not there when the form was ready. */
  readonly onRedrawn: () => void;
}

/** HubSpot's form, drawn into the container by its v2 embed script; the container is empty again once it is gone. */
export function HubspotForm({portalId, language, report, watcher, onRedrawn}: HubspotFormProps): null {
  const {hubspotFormId: formId, hubspotRegion: region} = useSettings();
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
      {portalId, formId, region},
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
  }, [portalId, formId, region, language]);
  return null;
}
