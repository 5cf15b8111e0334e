import {useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent} from 'react';
import type {FeedbackDetails} from '@site/src/analytics';
import {
  feedbackReasons,
  feedbackWords as words,
  longestComment,
  type FeedbackReason,
} from '@site/src/data/pageFeedback';
import styles from './styles.module.css';

export interface ReasonsProps {
  readonly helpful: boolean;
  /** Called with what was chosen and typed; the form keeps both until it is taken away. */
  readonly onSend: (details: FeedbackDetails) => void;
}

/** What a reader may add to the answer. Takes the focus when it appears, since the button that had it is gone. */
export function Reasons({helpful, onSend}: ReasonsProps): ReactNode {
  const answer = helpful ? 'yes' : 'no';
  const [reason, setReason] = useState<FeedbackReason>();
  const [comment, setComment] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  useEffect(() => form.current?.focus({preventScroll: true}), []);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSend({reason, comment});
  };

  return (
    <form ref={form} tabIndex={-1} aria-labelledby={`${id}-reasons`} className={styles.form} onSubmit={submit}>
      <fieldset className={styles.reasons}>
        <legend id={`${id}-reasons`} className={styles.legend}>
          {words.reasons[answer]}
        </legend>
        {feedbackReasons[answer].map((choice) => (
          <label key={choice.id} className={styles.reason}>
            <input
              type="radio"
              name={`${id}-reason`}
              checked={reason === choice.id}
              onChange={() => setReason(choice.id)}
            />
            {choice.label}
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
        value={comment}
        aria-describedby={`${id}-left`}
        onChange={(event) => setComment(event.target.value)}
      />
      <p id={`${id}-left`} className={styles.left}>
        {longestComment - comment.length} {words.charactersLeft}
      </p>
      <button type="submit" className={styles.button}>
        {words.send}
      </button>
    </form>
  );
}
