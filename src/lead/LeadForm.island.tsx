import {useEffect, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import type {Language} from '@site/src/audience/parse';
import {currentDialog, onDialogClosed, onDialogOpened} from '@site/src/dialogs/dialogs';
import {useSettings} from '@site/src/settings/useSettings';
import type {Answer} from './answers';
import {createLead} from './createLead.client';
import {LeadFormArea} from './LeadFormArea.client';

/**
 * The form of the lead dialog: its life cycle, its provider, its checks. Each
 * closing takes the form away; what was typed and not submitted is in the next.
 */
export default function LeadForm({language}: {readonly language: Language}): ReactNode {
  const settings = useSettings();
  const [{controller, provider}] = useState(() => createLead(settings));
  const {send, getState, subscribe} = controller;
  const state = useSyncExternalStore(subscribe, getState, getState);
  const [closings, setClosings] = useState(0);
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const area = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const open = (): void => {
      // The HTML of the home page holds the form in the other language too, unseen, until it is taken away.
      if (area.current !== null && area.current.getClientRects().length > 0) send('OPEN');
    };
    const close = (): void => {
      if (getState().name === 'submitted') setAnswers([]);
      send('CLOSE');
      setClosings((before) => before + 1);
    };
    if (currentDialog()?.dataset.dialog === 'lead') open();
    const stops = [onDialogOpened('lead', open), onDialogClosed('lead', close)];
    return () => stops.forEach((stop) => stop());
  }, [send, getState]);

  return (
    <LeadFormArea
      key={closings}
      area={area}
      language={language}
      controller={controller}
      provider={provider}
      state={state}
      answers={answers}
      onAnswers={setAnswers}
    />
  );
}
