import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {ThumbsDown, ThumbsUp} from 'lucide-react';
import {hasAnswered, reportFeedback, reportFeedbackDetails, type FeedbackDetails} from '@site/src/analytics';
import {feedbackWords as words} from '@site/src/data/pageFeedback';
import {useSettings} from '@site/src/settings/useSettings';
import {Reasons} from './Reasons';
import styles from './styles.module.css';

type Stage = 'asked' | 'answered' | 'thanked';

/** The question, then the reason behind the answer, then thanks: once for each page in a browser session. */
export function Question(): ReactNode {
  const {pathname: page} = useLocation();
  const {gtmContainerId} = useSettings();
  const [stage, setStage] = useState<Stage>(() => (hasAnswered(page) ? 'thanked' : 'asked'));
  const [helpful, setHelpful] = useState(true);
  const [failed, setFailed] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const wasSent = useRef(false);
  const questionId = useId();

  // The button that had the focus is gone with the form.
  useEffect(() => {
    if (stage === 'thanked' && wasSent.current) status.current?.focus();
  }, [stage]);

  const answer = (isHelpful: boolean): void => {
    const taken = reportFeedback(page, isHelpful, new Date());
    setFailed(!taken);
    if (!taken) return;
    setHelpful(isHelpful);
    setStage('answered');
  };

  const send = (details: FeedbackDetails): void => {
    const taken = reportFeedbackDetails(page, helpful, details, new Date());
    setFailed(!taken);
    if (!taken) return;
    wasSent.current = true;
    setStage('thanked');
  };

  return (
    <section aria-labelledby={questionId}>
      <div className={styles.row}>
        <p id={questionId} className={styles.question}>
          {words.question}
        </p>
        {stage === 'asked' && (
          <div className={styles.answers}>
            <button type="button" className={styles.button} onClick={() => answer(true)}>
              <ThumbsUp size={16} aria-hidden="true" />
              {words.yes}
            </button>
            <button type="button" className={styles.button} onClick={() => answer(false)}>
              <ThumbsDown size={16} aria-hidden="true" />
              {words.no}
            </button>
          </div>
        )}
        <p ref={status} role="status" tabIndex={-1} className={styles.status}>
          {stage !== 'asked' && !failed && words.thanks}
        </p>
      </div>
      {stage === 'answered' && <Reasons helpful={helpful} onSend={send} />}
      <p role="alert" className={styles.failure}>
        {failed && words.failed}
      </p>
      <p className={styles.note}>{gtmContainerId === undefined ? words.notConnected : words.connected}</p>
    </section>
  );
}
