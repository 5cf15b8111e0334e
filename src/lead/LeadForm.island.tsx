import {useEffect, useRef, useState, useSyncExternalStore} from 'react';
import type {Language} from '@site/src/lib/audience';
import {currentDialog} from '@site/src/browser/openDialogs';
import {onDialogClosed, onDialogOpened} from '@site/src/shell/dialogs/dialogs';
import {useSettings} from '@site/src/lib/settings/useSettings';
import {keepDraft, restoreDraft, dropDraft} from './draft';
import {LeadFormArea} from './LeadFormArea.client';
import {makeNonModal} from './nonModal';
import {requestField} from './requestWords';
import {hasForm} from './states';
import {leadDialogWords} from './words';
import type {Settings} from '@site/src/lib/settings/parse';
import {createLeadController} from './controller';
import {embeddedProvider} from './providers/embedded.client';
import {hubspotProvider} from './providers/hubspot.client';

/** The life cycle of the lead form, with the provider that the settings name: HubSpot, or the site itself. */
function createLead({hubspotPortalId: portalId, hubspotFormId: formId, hubspotRegion: region}: Settings) {
  const provider = portalId === undefined ? embeddedProvider : hubspotProvider({portalId, formId, region});
  const form = {id: formId, provider: provider.name};
  const onDelivered = provider.delivers ? dropDraft : undefined;
  return {provider, controller: createLeadController(form, provider.loadScript, onDelivered)};
}

/**
 * The form of the lead dialog: its life cycle, its provider, its checks. Each
 * closing takes the form away; what was typed and not sent is in the next.
 */
export default function LeadForm({language}: {readonly language: Language}) {
  const settings = useSettings();
  const [{controller, provider}] = useState(() => createLead(settings));
  const {send, getState, subscribe} = controller;
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
      letPageGo ??= makeNonModal(dialog, {keepsFocus: !provider.delivers});
    };
    const close = (): void => {
      letPageGo?.();
      letPageGo = undefined;
      send('CLOSE');
    };
    const leave = (): void => send('LEAVE');
    const clear = (): void => {
      const {name} = getState();
      if (name === 'closed' && !hasForm(getState())) setClosings((before) => before + 1);
    };
    const stops = [onDialogOpened('lead', open), onDialogClosed('lead', close), subscribe(clear)];
    const comeBack = ({persisted}: PageTransitionEvent): void => {
      // Another page of the tab may have gone on with the draft.
      if (persisted) restoreDraft();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    const current = currentDialog();
    if (current?.dataset.dialog === 'lead') open(current);
    return () => {
      stops.forEach((stop) => stop());
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [send, getState, subscribe, provider, language]);

  return (
    <LeadFormArea
      key={closings}
      area={area}
      language={language}
      controller={controller}
      provider={provider}
      state={state}
    />
  );
}
