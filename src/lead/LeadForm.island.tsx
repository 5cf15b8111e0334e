import {useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {currentDialog} from '@site/src/browser/openDialogs';
import {pushToDataLayer} from '@site/src/lib/analytics/dataLayer';
import {oncePerSession} from '@site/src/lib/analytics/once';
import type {Language} from '@site/src/lib/audience';
import type {Settings} from '@site/src/lib/settings/parse';
import {useSettings} from '@site/src/lib/settings/useSettings';
import {onDialogClosed, onDialogOpened} from '@site/src/shell/dialogs/dialogs';
import {keepDraft, restoreDraft, dropDraft} from './draft';
import {leadEvent, type LeadEventName} from './events';
import {LeadFormArea} from './LeadFormArea.client';
import {createLifeCycle} from './lifeCycle';
import {makeNonModal} from './nonModal';
import {loadHubspot} from './providers/hubspotScript';
import {requestField} from './requestWords';
import {leadDialogWords} from './words';

/** The life cycle of the form of HubSpot, where the settings name one, or of the site's own. */
function lifeCycleOf({hubspotPortalId, hubspotFormId: id, hubspotRegion: region}: Settings) {
  const isOwn = hubspotPortalId === undefined;
  const form = {id, provider: isOwn ? 'embedded' : 'hubspot'} as const;
  return createLifeCycle({
    report(event: LeadEventName) {
      // Without a provider nobody knows whether the visitor sends the email that was written.
      if (isOwn && (event === 'lead_form_stage' || event === 'generate_lead')) return;
      if (event === 'generate_lead' && !oncePerSession(`generate_lead:${id}`)) return;
      pushToDataLayer(leadEvent(event, form, new Date()));
    },
    loadScript: (retry) => (isOwn ? Promise.resolve() : loadHubspot(region, retry)),
    onDelivered: isOwn ? () => {} : dropDraft,
  });
}

/**
 * The form of the lead dialog: its life cycle, its provider, its checks. Each
 * closing takes the form away; what was typed and not sent is in the next.
 */
export default function LeadForm({language}: {readonly language: Language}) {
  const settings = useSettings();
  const isOwn = settings.hubspotPortalId === undefined;
  const [lifeCycle] = useState(() => lifeCycleOf(settings));
  const {send, getState, subscribe} = lifeCycle;
  const state = useSyncExternalStore(subscribe, getState, getState);
  const [closings, setClosings] = useState(0);
  const area = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let letPageGo: (() => void) | undefined;
    const open = (dialog: HTMLDialogElement): void => {
      // The HTML of the home page holds the form in the other language too, unseen, until it is taken away.
      if (area.current === null || area.current.getClientRects().length === 0) return;
      restoreDraft();
      const {request} = dialog.dataset;
      if (request !== undefined) {
        const {label} = leadDialogWords[language].request;
        keepDraft(requestField, request === 'trial' ? [] : [{name: requestField, label, value: request}]);
      }
      send('OPEN');
      letPageGo ??= makeNonModal(dialog, {keepsFocus: isOwn});
    };
    const close = (): void => {
      letPageGo?.();
      letPageGo = undefined;
      send('CLOSE');
    };
    const clear = (): void => {
      if (getState().name === 'closed') setClosings((before) => before + 1);
    };
    const stops = [onDialogOpened('lead', open), onDialogClosed('lead', close), subscribe(clear)];
    const comeBack = ({persisted}: PageTransitionEvent): void => {
      // Another page of the tab may have gone on with the draft.
      if (persisted) restoreDraft();
    };
    const listening = new AbortController();
    window.addEventListener('pagehide', () => send('LEAVE'), listening);
    window.addEventListener('pageshow', comeBack, listening);
    const current = currentDialog();
    if (current?.dataset.dialog === 'lead') open(current);
    return () => {
      stops.forEach((stop) => stop());
      listening.abort();
    };
  }, [send, getState, subscribe, isOwn, language]);

  return <LeadFormArea key={closings} area={area} language={language} lifeCycle={lifeCycle} state={state} />;
}
