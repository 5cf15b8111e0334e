import {useLayoutEffect, useMemo, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import type {Language} from '@site/src/audience/parse';
import {leadDialogWords, type LeadDialogWords, type ReachOutReason} from '@site/src/data/leadDialog';
import {useSettings} from '@site/src/settings/useSettings';
import {readAnswers, type Answer} from './answers';
import type {LeadController} from './controller';
import {LeadFields} from './LeadFields';
import {showsForm, troubleOf, type LeadState} from './machine';
import type {LeadProvider} from './providers/provider';
import {ReachOut} from './ReachOut';
import {watchForm, type FormWatcher} from './watchForm';
import styles from './LeadFormArea.module.css';

export interface LeadFormAreaProps {
  readonly area: RefObject<HTMLDivElement | null>;
  readonly language: Language;
  readonly controller: LeadController;
  readonly provider: LeadProvider;
  readonly state: LeadState;
  /** What was typed so far, here or before the dialog was last closed. */
  readonly answers: readonly Answer[];
  readonly onAnswers: (answers: readonly Answer[]) => void;
  readonly containerId?: string;
}

function reachOutReason(state: LeadState, provider: LeadProvider): ReachOutReason | undefined {
  return state.name === 'submitted' && provider.name === 'embedded' ? 'notConnected' : troubleOf(state);
}

interface Status {
  readonly text?: string;
  readonly tone?: 'waiting' | 'good';
}

/** The one sentence that says how it stands, or nothing while the form speaks for itself. */
function statusOf(
  state: LeadState,
  reason: ReachOutReason | undefined,
  formIsShown: boolean,
  words: LeadDialogWords,
): Status {
  if (reason !== undefined) return {text: words.reachOut.reasons[reason]};
  if (state.name === 'submitted') return {text: words.sent, tone: 'good'};
  return formIsShown ? {} : {text: words.loading, tone: 'waiting'};
}

/** The form's container with all that may stand around it: progress, trouble, and the way out by email. */
export function LeadFormArea({
  area,
  language,
  controller,
  provider,
  state,
  answers,
  onAnswers,
  containerId = 'hubspot-form-container',
}: LeadFormAreaProps): ReactNode {
  const words = leadDialogWords[language];
  const {contactEmail} = useSettings();
  const {send, submitClicked} = controller;
  const {Form} = provider;
  const reason = reachOutReason(state, provider);
  const isDue = showsForm(state);
  const formIsShown = isDue || provider.isInHtml;
  const status = statusOf(state, reason, formIsShown, words);

  const watcher = useMemo<FormWatcher>(
    () => ({
      onSubmitClick: submitClicked,
      onInvalid: () => send('VALIDATION_FAILED'),
      onInput: (root) => onAnswers(readAnswers(root)),
    }),
    [send, submitClicked, onAnswers],
  );
  // Before what was typed into the HTML is entered once more, which follows upon hydration.
  useLayoutEffect(() => (area.current === null ? undefined : watchForm(area.current, watcher)), [area, watcher]);

  return (
    <div ref={area} className={styles.area}>
      {!formIsShown && reason !== undefined && <LeadFields words={words.fields} answers={answers} />}
      {/* The HTML of the home page holds both languages until one is taken away: there the id is the English one's. */}
      <div id={language === 'en' || state.name !== 'closed' ? containerId : undefined} className={styles.container}>
        {formIsShown && (
          <Form
            containerId={containerId}
            language={language}
            answers={answers}
            isDue={isDue}
            report={send}
            watcher={watcher}
          />
        )}
      </div>
      <p className={clsx(styles.status, status.tone && styles[status.tone])} role="status">
        {status.text}
      </p>
      {reason !== undefined && (
        <ReachOut
          reason={reason}
          words={words}
          address={contactEmail}
          answers={answers}
          onRetry={() => send('RETRY_ASKED')}
        />
      )}
    </div>
  );
}
