import {Section, type SectionProps} from '../Section';
import styles from './styles.module.css';

/** A section with its heading at the left and the matter at the right. */
export function SplitSection({title, text, children, ...section}: SectionProps & {title: string}) {
  return (
    <Section {...section}>
      <div className={styles.split}>
        <div className={styles.heading}>
          <h2>{title}</h2>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
        <div className={styles.matter}>{children}</div>
      </div>
    </Section>
  );
}
