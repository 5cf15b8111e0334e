import {Frame} from '../../_Frame';
import styles from './styles.module.css';

const kept = ['PayDay Plus', 'e-filing'];
const avoided = ['world-class', 'solution', 'leverage'];

/** The sheet of brand guidelines in the product, filled in for an example. */
export function GuidelinePicture() {
  return (
    <Frame
      title="Brand guidelines"
      label="The brand guidelines in the product: a voice, plain and calm, addressing the reader; names to keep as they are written; and words that are never used."
    >
      <dl className={styles.sheet}>
        <dt>Voice</dt>
        <dd>Plain and calm. Speaks to one reader, as “you.” In German: “Sie.”</dd>
        <dt>Keep as written</dt>
        <dd className={styles.words}>
          {kept.map((word) => (
            <span key={word} className={styles.word}>
              {word}
            </span>
          ))}
        </dd>
        <dt>Never use</dt>
        <dd className={styles.words}>
          {avoided.map((word) => (
            <s key={word} className={styles.word}>
              {word}
            </s>
          ))}
        </dd>
      </dl>
    </Frame>
  );
}
