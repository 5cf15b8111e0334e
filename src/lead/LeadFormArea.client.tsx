import {useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject} from 'react';
import clsx from 'clsx';
import type {Language} from '@site/src/lib/audience';
import {leadDialogWords} from './words';
import {useSettings} from '@site/src/lib/settings/useSettings';
import {draftAnswers, keepDraft, noAnswers, onDraftChange} from './draft';
import {isBeingFilled, readField} from './fields';
import type {LeadLifeCycle} from './lifeCycle';
import {StandInFields} from './LeadFields.client';
import {EmbeddedForm} from './providers/embedded.client';
import {HubspotForm} from './providers/hubspot.client';
import {containerId} from './providers/provider';
import {ReachOut} from './ReachOut.client';
import {requestField, requestIn} from './requestWords';
import {hasForm, isFormReady, troubleOf, type LeadState} from './states';
import {useCarriedAnswers} from './useCarriedAnswers.client';
import {watchForm, type FormWatcher} from './watchForm';
import styles from './LeadFormArea.module.css';

interface LeadFormAreaProps {
  readonly area: RefObject<HTMLDivElement | null>;
  readonly language: Language;
  readonly lifeCycle: LeadLifeCycle;
  readonly state: LeadState;
}

/** The form's container with all that may stand around it: progress, trouble, and the way out by email. */
export function LeadFormArea({area, language, lifeCycle, state}: LeadFormAreaProps) {
  const words = leadDialogWords[language];
  const {contactEmail, hubspotPortalId} = useSettings();
  // Nobody but the visitor sends what is typed into the site's own form.
  const isOwn = hubspotPortalId === undefined;
  const {send, submitClicked, subscribe} = lifeCycle;
  const answers = useSyncExternalStore(onDraftChange, draftAnswers, noAnswers);
  const container = useRef<HTMLDivElement>(null);
  const standIn = useRef<HTMLDivElement>(null);
  const [isChanging, setIsChanging] = useState(false);

  const trouble = troubleOf(state);
  // Until the form can be typed into; by then it holds what was typed here.
  const standsIn = (trouble === 'retrying' || trouble === 'failed') && !isOwn;
  const isReady = isFormReady(state);
  const place = standsIn ? standIn : isReady ? container : undefined;
  const {unplaced, onRedrawn, onTyped} = useCarriedAnswers(place, area, subscribe);

  const isDue = hasForm(state);
  const formIsShown = (isDue || isOwn) && !standsIn;
  // A form without a field for the request still has it said above it.
  const hasUnplaced = isReady && unplaced.some(({name}) => name !== requestField);
  const reason = isOwn && state.name === 'submitted' ? 'byEmail' : (trouble ?? (hasUnplaced ? 'unplaced' : undefined));
  const request = requestIn(answers);
  // The one sentence that says how it stands, or nothing while the form speaks for itself.
  const isSent = state.name === 'submitted' && !isOwn;
  const isWaiting = reason === undefined && !isSent && !formIsShown;
  const said = [isSent && words.sent, isWaiting && words.loading, reason && words.reachOut.reasons[reason]];

  const watcher = useMemo<FormWatcher>(
    () => ({
      onSubmitClick: submitClicked,
      onInvalid: () => send('VALIDATION_FAILED'),
      onInput: (root, {target, isTrusted}) => {
        const field = readField(root, target);
        // A form that waits behind others holds what its provider knows.
        if (field === undefined || isBeingFilled() || (standIn.current !== null && root !== standIn.current)) return;
        const {name, now} = field;
        // Forms empty themselves when they are sent; a visitor does so by hand.
        if (isTrusted || now.some(({value, chosen}) => chosen ?? value !== '')) {
          // The provider's own fields, in the container or in a document of theirs.
          const isAsked = root === container.current || root.nodeType === Node.DOCUMENT_NODE;
          keepDraft(name, isAsked ? now.map((answer) => ({...answer, asked: true})) : now);
        }
        onTyped();
      },
    }),
    [send, submitClicked, onTyped],
  );
  // Before what was typed into the HTML is entered once more, which follows upon hydration.
  useLayoutEffect(() => {
    const stops = [standIn, container].map(({current}) => current && watchForm(current, watcher));
    return () => stops.forEach((stop) => stop?.());
  }, [watcher, standsIn]);

  return (
    <div ref={area} className={styles.area}>
      {!isOwn && !standsIn && request !== 'trial' && (
        <p>
          {words.request.asked} <strong>{words.request.of(request).choice}</strong>
        </p>
      )}
      {standsIn && <StandInFields ref={standIn} words={words} />}
      {/* The HTML of the home page holds both languages until one is taken away: there the id is the English one's. */}
      <div
        ref={container}
        id={language === 'en' || isDue || state.name !== 'closed' ? containerId : undefined}
        className={clsx(styles.container, standsIn && styles.behind)}
        // The form has become the email.
        hidden={reason === 'byEmail' && !isChanging}
      >
        {isOwn && <EmbeddedForm language={language} isDue={isDue} report={send} />}
        {!isOwn && isDue && (
          <HubspotForm
            portalId={hubspotPortalId}
            language={language}
            report={send}
            watcher={watcher}
            onRedrawn={onRedrawn}
          />
        )}
      </div>
      <p className={clsx(styles.status, isSent && styles.good, isWaiting && styles.waiting)} role="status">
        {said.filter(Boolean).join(' ')}
      </p>
      {reason !== undefined && (
        <ReachOut
          reason={reason}
          words={words}
          address={contactEmail}
          answers={answers.length > 0 ? answers : unplaced}
          onRetry={() => send('RETRY_ASKED')}
          onChange={isChanging ? undefined : () => setIsChanging(true)}
        />
      )}
    </div>
  );
}
