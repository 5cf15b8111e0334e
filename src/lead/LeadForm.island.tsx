import {useEffect, type ReactNode} from 'react';
import type {Language} from '@site/src/audience/parse';
import {currentDialog, onDialogClosed, onDialogOpened} from '@site/src/dialogs/dialogs';
import {LeadFormArea} from './LeadFormArea';
import {useLead} from './useLead';

/** The form of the lead dialog: its life cycle, its provider, its checks. */
export default function LeadForm({language}: {readonly language: Language}): ReactNode {
  const lead = useLead();
  const {send} = lead.controller;
  useEffect(() => {
    if (currentDialog()?.dataset.dialog === 'lead') send('OPEN');
    onDialogOpened('lead', () => send('OPEN'));
    onDialogClosed('lead', () => send('CLOSE'));
  }, [send]);
  return <LeadFormArea language={language} {...lead} />;
}
