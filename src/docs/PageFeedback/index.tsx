import {useId, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {ThumbsDown, ThumbsUp} from 'lucide-react';
import {feedbackAnswers, feedbackWords as words} from './words';
import {useSettings} from '@site/src/lib/settings/useSettings';
import {Reasons} from './Reasons';
import styles from './styles.module.css';

const icons = {yes: ThumbsUp, no: ThumbsDown};

/**
 * "Was this page helpful?", at the end of docs pages and posts: the question,
 * then the reason behind the answer, then thanks; pageFeedback.behavior.ts
 * shows what is due. Needs scripts, and is not there without them.
 */
export function PageFeedback(): ReactNode {
  const {pathname} = useLocation();
  const {gtmContainerId, contactEmail} = useSettings();
  const isConnected = gtmContainerId !== undefined;
  const questionId = useId();
  return (
    <div className={styles.frame} data-print="hide">
      <section aria-labelledby={questionId} data-feedback={pathname}>
        <div className={styles.row}>
          <p id={questionId} className={styles.question}>
            {words.question}
          </p>
          <div className={styles.answers} data-feedback-answers>
            {feedbackAnswers.map((answer) => {
              const Icon = icons[answer];
              return (
                <button key={answer} type="button" className={styles.button} data-feedback-answer={answer}>
                  <Icon size={16} aria-hidden="true" />
                  {words[answer]}
                </button>
              );
            })}
          </div>
          <p role="status" tabIndex={-1} className={styles.status} data-says={words.thanks} />
        </div>
        {feedbackAnswers.map((answer) => (
          <Reasons key={answer} answer={answer} isConnected={isConnected} />
        ))}
        <p role="alert" className={styles.failure} data-says={words.failed} />
        <p className={styles.note}>
          {isConnected ? (
            words.connected
          ) : (
            <>
              {words.notConnected}{' '}
              <a href={`mailto:${contactEmail}?subject=${encodeURIComponent(pathname)}`}>{contactEmail}</a>.
            </>
          )}
        </p>
      </section>
    </div>
  );
}
