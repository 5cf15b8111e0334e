import type {Question} from '@site/src/lib/question';
import styles from './styles.module.css';

/** Questions with their answers in full: nothing to open. */
export function QuestionList({questions}: {questions: readonly Question[]}) {
  return (
    <dl className={styles.list}>
      {questions.map(({question, answer}) => (
        <div key={question} className={styles.item}>
          <dt className={styles.question}>{question}</dt>
          <dd className={styles.answer}>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
