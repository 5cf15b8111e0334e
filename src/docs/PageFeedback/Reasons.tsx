import {useId, type ReactNode} from 'react';
import {feedbackReasons, feedbackWords as words, longestComment, reasonLabels, type FeedbackAnswer} from './words';
import styles from './styles.module.css';

/** What a reader may add to an answer; shown once it is given. */
export function Reasons({answer}: {readonly answer: FeedbackAnswer}): ReactNode {
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
