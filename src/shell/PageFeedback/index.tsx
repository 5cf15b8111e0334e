import {useId} from 'react';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {ThumbsDown, ThumbsUp} from 'lucide-react';
import {SiteLink} from '@site/src/ui/SiteLink';
import {
  feedbackAnswers,
  feedbackWords as words,
  feedbackReasons,
  longestComment,
  reasonLabels,
  type FeedbackAnswer,
} from './words';
import {useSettings} from '@site/src/lib/settings/useSettings';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

/** What a reader may add to an answer; shown once it is given. */
function Reasons({answer}: {readonly answer: FeedbackAnswer}) {
  const id = useId();
  return (
    <form
      hidden
      tabIndex={-1}
      aria-labelledby={`${id}-reasons`}
      className={styles.form}
      autoComplete="off"
      data-feedback-form={answer}
    >
      <fieldset className={styles.reasons}>
        <legend id={`${id}-reasons`} className={styles.legend}>
          {words.reasons[answer]}
        </legend>
        {feedbackReasons[answer].map((reason) => (
          <label key={reason} className={styles.reason}>
            <input type="radio" name="reason" value={reason} />
            {reasonLabels[reason]}
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${id}-comment`} className={styles.legend}>
        {words.comment}
      </label>
      <textarea
        id={`${id}-comment`}
        className={styles.comment}
        rows={3}
        maxLength={longestComment}
        aria-describedby={`${id}-left`}
      />
      <p id={`${id}-left`} className={styles.left}>
        <span data-feedback-left>{longestComment}</span> {words.charactersLeft}
      </p>
      <button type="submit" className={styles.button}>
        {words.send}
      </button>
    </form>
  );
}

const icons = {yes: ThumbsUp, no: ThumbsDown};

/**
 * What readers may say of docs pages and posts. With a tag manager it is "Was this page helpful?": the question, then the
 * reason behind the answer, then thanks; pageFeedback.behavior.ts shows what is due, and nothing does without scripts.
 * Without one nobody would hear the answer, so it is a way to write to us.
 */
export function PageFeedback() {
  const {pathname} = useLocation();
  const {gtmContainerId, contactEmail, repositoryUrl} = useSettings();
  const questionId = useId();
  const subject = encodeURIComponent(`About ${pathname}`);
  const email = `mailto:${contactEmail}?subject=${subject}`;
  if (gtmContainerId === undefined) {
    return (
      <p className={clsx(styles.frame, text.aside)} data-print="hide">
        {words.wrong} <a href={email}>{words.write}</a>
        {repositoryUrl !== undefined && (
          <>
            {words.or} <SiteLink to={`${repositoryUrl}/issues/new?title=${subject}`}>{words.issue}</SiteLink>
          </>
        )}
        .
      </p>
    );
  }
  return (
    <div className={clsx(styles.frame, styles.asked)} data-print="hide" data-needs-script>
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
          <Reasons key={answer} answer={answer} />
        ))}
        <p role="alert" className={styles.failure} data-says={words.failed} data-says-refused={words.refused} />
        <p className={styles.note}>
          {words.connected} {words.reply} <a href={email}>{words.write}</a>.
        </p>
      </section>
    </div>
  );
}
