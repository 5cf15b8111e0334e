import styles from './styles.module.css';

/** Heading of a section whose matter stands below it at full width. */
export function SectionHeading({title, text}: {title: string; text?: string | undefined}) {
  return (
    <div className={styles.heading}>
      <h2>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </div>
  );
}
